import { expect, test } from 'vitest';
import { findLinkEvent, stepOf } from '../../../src/analytics/page-events.ts';

const origin = 'https://www.triage.example';

/** As much of a link as is looked at. */
function linkTo(href: string, classes = '', within = 'main', attributes: readonly string[] = []) {
  return {
    href,
    textContent: '  Request\n a Demo ',
    classList: { contains: (name: string) => classes.split(' ').includes(name) },
    hasAttribute: (name: string) => attributes.includes(name),
    closest: (selector: string) => (selector === `body > ${within}` ? {} : null),
  } as unknown as HTMLAnchorElement;
}

test('a link that looks like a button is a call to action, with its words, target and place', () => {
  const link = linkTo(`${origin}/contact?from=ana#form`, 'button', 'footer');
  expect(findLinkEvent(link, origin)).toEqual({
    event: 'cta_click',
    text: 'Request a Demo',
    target: '/contact',
    place: 'footer',
  });
});

test.each([
  [linkTo('https://doi.org/10.1000/ana?x=1'), { event: 'outbound', host: 'doi.org' }],
  [linkTo(`${origin}/media/story.vtt`), { event: 'download', file: '/media/story.vtt' }],
  [
    linkTo(`${origin}/media/story.mp4`, '', 'main', ['download']),
    { event: 'download', file: '/media/story.mp4' },
  ],
  [linkTo(`${origin}/about`), undefined],
  [linkTo('mailto:contact@triage.example', 'button'), undefined],
])('a link elsewhere or to a file is told apart: %#', (link, found) => {
  expect(findLinkEvent(link, origin)).toEqual(found);
});

test.each([
  [0, NaN, undefined],
  [0, 80, 0],
  [19.9, 80, 0],
  [20, 80, 25],
  [45, 80, 50],
  [60, 80, 75],
  [79.2, 80, 100],
])('%d s of %d s are the step %s', (time, duration, step) => {
  expect(stepOf(time, duration)).toBe(step);
});
