import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { findDataFaults } from '../../../../../tools/verify/pages/structured-data.ts';
import { type Breakage, testBreakages, withText } from '../../../../support/verify/breakages.ts';

const breakages: readonly Breakage[] = [
  [
    'structured data that nobody can read',
    /^\/terms$/,
    withText('{"@graph"', '{@graph'),
    /^\/terms: has structured data that is no JSON \(JSON-LD\)$/,
  ],
  [
    'structured data of another page',
    /^\/terms$/,
    withText(/("url":"[^"]+)\/terms"/, '$1/contact"'),
    /^\/terms: has structured data that is not about it \(JSON-LD\) \(it names http:\S+\/contact\)$/,
  ],
  [
    'structured data of an article that is another’s',
    /^\/linked$/,
    withText(/"WebPage","url":"([^"]+)\/linked"/, '"Article","mainEntityOfPage":"$1/other"'),
    /^\/linked: has structured data that is not about it \(JSON-LD\) \(it names http:\S+\/other\)$/,
  ],
  [
    'structured data of a page that follows an action',
    /^\/contact\/sent$/,
    withText('/contact/sent"}]', '/contact"}]'),
    /^\/contact\/sent: has structured data that is not about it \(JSON-LD\) \(it names http:\S+\/contact\)$/,
  ],
  [
    'a page that lost its structured data',
    /^\/terms$/,
    withText('application/ld+json', 'application/json'),
    /^\/terms: has structured data that is not about it \(JSON-LD\) \(it names no page\)$/,
  ],
];

testBreakages(breakages);

const address = 'https://www.site.example/terms';

function judge(graph: readonly unknown[], canonical = address) {
  const data = JSON.stringify({ '@graph': graph });
  const head = `<link rel="canonical" href="${canonical}">`;
  return findDataFaults(
    parse(`${head}<script type="application/ld+json">${data}</script>`),
    address,
  );
}

test.each(['WebPage', 'MedicalWebPage'])('a %s names its own address', (type) => {
  const crumbs = { '@type': 'BreadcrumbList', itemListElement: [] };
  const site = { '@type': 'WebSite', url: 'https://www.site.example/' };
  expect(judge([crumbs, site, { '@type': type, url: address }])).toEqual([]);
  expect(judge([crumbs, site, { '@type': type, url: `${address}-of-use` }])).toHaveLength(1);
});

test('a page of another site is told by its canonical address, not by its data as well', () => {
  const other = 'https://other.example/terms';
  expect(judge([{ '@type': 'WebPage', url: other }], other)).toEqual([]);
});
