import { expect, test } from 'vitest';
import { readBuiltPages } from '../../tools/lib/built-site.ts';

const drawings = (await readBuiltPages()).flatMap(({ path, page }) =>
  page
    .querySelectorAll('picture:not([data-print]):has(> source[srcset*="-phone."])')
    .map((picture) => ({
      path,
      phone: picture.querySelector('source')?.getAttribute('srcset'),
      paper: picture.nextElementSibling,
    })),
);

test('what is drawn is printed as phones have it, by an image that every browser loads before it prints', () => {
  expect(drawings.length).toBeGreaterThan(60);
  for (const { path, phone, paper } of drawings) {
    expect(paper?.getAttribute('class'), path).toBe('on-paper');
    expect(paper?.getAttribute('src'), path).toBe(phone);
    expect(paper?.getAttribute('loading'), path).toBe('lazy');
  }
});
