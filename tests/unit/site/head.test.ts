import { expect, it } from 'vitest';
import { buildHead } from '../../../src/site/head.ts';

const siteUrl = 'https://www.example.com';
const page = {
  title: 'Virtual Wards',
  description: 'About wards.',
  path: '/virtual-wards',
  siteUrl,
};

it('leaves the title of the home page whole', () => {
  expect(buildHead({ ...page, path: '/' }).documentTitle).toBe('Virtual Wards');
});

it('gives the title with the product and the full address of the page and of its picture', () => {
  expect(buildHead(page)).toMatchObject({
    documentTitle: 'Virtual Wards | TRIAGE',
    canonical: 'https://www.example.com/virtual-wards',
    image: 'https://www.example.com/sharing.png',
  });
});

it('leads from the home page over the parents to the page', () => {
  const parents = [{ label: 'News & Views', path: '/news-views' }];
  expect(buildHead({ ...page, parents }).crumbs).toEqual([
    { label: 'Home', path: '/' },
    { label: 'News & Views', path: '/news-views' },
    { label: 'Virtual Wards', path: '/virtual-wards' },
  ]);
});

it('describes organization and website on the home page only, breadcrumbs elsewhere', () => {
  const types = (path: string) =>
    buildHead({ ...page, path }).structuredData.map((data) => data['@type']);
  expect(types('/')).toEqual(['Organization', 'WebSite']);
  expect(types('/virtual-wards')).toEqual(['BreadcrumbList']);
});
