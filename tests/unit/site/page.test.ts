import { expect, it } from 'vitest';
import { buildPage, type PageContext, type PageSource } from '../../../src/site/page.ts';
import { createFacts } from './facts-fixture.ts';
import { createPage } from './page-fixture.ts';

function contextOf(...pages: PageSource[]): PageContext {
  const now = new Date('2026-11-22T12:00:00Z');
  return {
    pages,
    siteUrl: 'https://www.example.com',
    fact: createFacts(),
    findIllustration: () => undefined,
    now,
  };
}

it.each([
  ["<CallPlayer isHero calls={['fever']} />", true],
  ["<CallPlayer calls={['fever']}\n  isHero />", true],
  ["<CallPlayer calls={['fever']} />", false],
  ["<CallPlayer isHero={false} calls={['fever']} />", false],
  ["{/* <CallPlayer isHero calls={['fever']} /> */}", false],
  ["Words first.\n\n<CallPlayer isHero calls={['fever']} />", false],
])('knows before its text whether a call stands beside the heading: %s', (body, hasCall) => {
  const page = { ...createPage('a'), body };
  expect(buildPage(page, contextOf(page)).hero.hasCall).toBe(hasCall);
});

it('offers related pages with their titles and paths', () => {
  const why = 'It shows the whole of the product at once.';
  const page = createPage('a', { related: [{ page: 'index', why }] });
  expect(buildPage(page, contextOf(page, createPage('index'))).related).toEqual([
    { title: 'Title of index', path: '/', why },
  ]);
});

it.each([
  [{ draft: true }, 'This is a draft. It is not on the published site.'],
  [{ date: '2027-01-15' }, 'This will be published on January 15, 2027.'],
  [{ date: '2026-11-22' }, undefined],
])('with %j says of itself: %s', (more, says) => {
  const page = createPage('a', more);
  expect(buildPage(page, contextOf(page)).head.mark?.says).toBe(says);
});

const film = {
  address: 'https://www.example.com/film.mp4',
  poster: 'https://www.example.com/poster.jpg',
  published: new Date('2026-11-22'),
};

/** The kinds of things that the structured data of a page with a text describe. */
function typesOf(body: string): string[] {
  const page = { ...createPage('a'), body };
  const { head } = buildPage(page, { ...contextOf(page), film });
  return head.structuredData.map((thing) => thing['@type']);
}

it.each([
  '{/* <BuyerQuestions group="law" /> */}',
  '```mdx\n<BuyerQuestions group="law" />\n```',
  '`<VoiceVideo title="A film" lead="What it shows." />`',
])('tells search engines nothing of what a text only mentions: %s', (body) => {
  expect(typesOf(body)).toEqual(['BreadcrumbList', 'WebPage']);
});

it.each([
  ['<BuyerQuestions calls={[1 > 2]} group="law" />', 'FAQPage'],
  ['<Section>\n\n<BuyerQuestions group="law" />\n\n</Section>', 'FAQPage'],
  ['<VoiceVideo remark="Waits > 5 min" title="A film" lead="It shows." />', 'VideoObject'],
  ['<VoiceVideo title={"A film"} lead="What it shows." />', 'VideoObject'],
])('tells search engines what a text shows: %s', (body, type) => {
  expect(typesOf(body)).toContain(type);
});
