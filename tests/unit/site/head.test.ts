import { expect, it } from 'vitest';
import { buildHead } from '../../../src/site/head.ts';

const siteUrl = 'https://www.example.com';
const page = {
  title: 'Virtual Wards',
  description: 'About wards.',
  path: '/virtual-wards',
  siteUrl,
};

it('names its own sharing image by what it shows, and else that of another page', () => {
  const art = { svg: '<svg/>', alt: 'A house in section.' };
  const sharing = { title: 'Virtual Wards', section: 'Healthcare Settings', art };
  const { image, imageAlt } = buildHead({ ...page, sharing });
  expect(image).toMatch(/^https:\/\/www\.example\.com\/sharing\/virtual-wards\.png\?v=[\w-]{8}$/);
  expect(imageAlt).toBe('Virtual Wards. A house in section.');
  expect(buildHead({ ...page, sharing }).image).toBe(image);
  expect(buildHead({ ...page, sharing: { ...sharing, title: 'Wards' } }).image).not.toBe(image);
  expect(buildHead(page).image).toBe('https://www.example.com/sharing/index.png');
  expect(buildHead({ ...page, sharedAs: '/news-views' }).image).toBe(
    'https://www.example.com/sharing/news-views.png',
  );
});
