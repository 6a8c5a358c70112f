import type { Composer } from './compose-prose.ts';

/** Words in the body of each page and article, as the articles of the site have. */
const wordsWanted = 600;
/** One article in four has a table, as on the site: 31 of 119. */
const tableEvery = 4;

function countWords(blocks: readonly string[]): number {
  return blocks.join(' ').split(/\s+/).length;
}

function linkTo(composer: Composer, ids: readonly string[]): string {
  const id = composer.pick(ids);
  return `${composer.sentence().slice(0, -1)}, as in [the ${composer.phrase('A N')}](/${id === 'index' ? '' : id}).`;
}

function composeTable(composer: Composer): string {
  const row = () =>
    `| ${composer.phrase('* N')} | ${composer.phrase('P')} | ${composer.sentence()} |`;
  return ['| Item | Who | What |', '| --- | --- | --- |', row(), row(), row()].join('\n');
}

function composeList(composer: Composer): string {
  return Array.from({ length: 3 }, () => `- ${composer.sentence()}`).join('\n');
}

/** Plain Markdown of about 600 words: paragraphs under headings, links, a list or a table. */
export function composeArticleBody(composer: Composer, pageIds: readonly string[]): string {
  const blocks = [composer.paragraph(3), linkTo(composer, pageIds)];
  const hasTable = composer.between(1, tableEvery) === 1;
  blocks.push(`## ${composer.heading('The * N of the P')}`, composer.paragraph(2));
  blocks.push(hasTable ? composeTable(composer) : composeList(composer));
  while (countWords(blocks) < wordsWanted) {
    blocks.push(`## ${composer.heading('A * N')}`, composer.paragraph(3));
    blocks.push(`${composer.paragraph(2)} ${linkTo(composer, pageIds)}`);
  }
  return blocks.join('\n\n');
}

type Part = readonly [name: string, blocks: (composer: Composer) => readonly string[]];

function repeat(composer: Composer, name: string, prop: string, count: number): string[] {
  return Array.from({ length: count }, () => {
    const title = composer.heading('The * N');
    return `<${name} ${prop}="${title}">\n${composer.paragraph(2)}\n</${name}>`;
  });
}

const wrap = (name: string, blocks: readonly string[]) => [`<${name}>`, ...blocks, `</${name}>`];

/** What the sections of the site hold most often; each is there in several lengths. */
const parts: readonly Part[] = [
  ...[2, 3, 4, 5].map((count): Part => [
    `terms ${count}`,
    (composer) => wrap('Definitions', repeat(composer, 'Term', 'name', count)),
  ]),
  ...[2, 3, 4].map((count): Part => [
    `cards ${count}`,
    (composer) => wrap('CardGrid', repeat(composer, 'Card', 'title', count)),
  ]),
  ...[2, 3, 4].map((count): Part => [
    `steps ${count}`,
    (composer) => wrap('Steps', repeat(composer, 'Step', 'title', count)),
  ]),
  [
    'table',
    (composer) => [
      `<Comparison caption="${composer.heading('A * N and the N')}">`,
      composeTable(composer),
      '</Comparison>',
    ],
  ],
  ['note', (composer) => wrap('Note', [composer.sentence()])],
  ['key message', (composer) => wrap('KeyMessage', [composer.sentence()])],
  ['list', (composer) => [composeList(composer)]],
];

interface PageNeeds {
  /** Ids of pages that the words may link to. */
  readonly links: readonly string[];
  readonly claims: readonly string[];
  /** Outlines of the pages before; no two may be alike. The one of this page is added. */
  readonly taken: Set<string>;
}

function chooseParts(composer: Composer, taken: Set<string>): readonly Part[] {
  const chosen = Array.from({ length: 4 }, () => composer.pick(parts));
  // Where a plain list stands makes no other sequence of components.
  const outline = chosen.map(([name]) => (name === 'list' ? '' : name)).join(', ');
  if (taken.has(outline)) return chooseParts(composer, taken);
  taken.add(outline);
  return chosen;
}

/** MDX of about 600 words, made of the components that the site uses most. */
export function composePageBody(composer: Composer, { links, claims, taken }: PageNeeds): string {
  const sections = chooseParts(composer, taken).map(([, compose]) => [
    linkTo(composer, links),
    ...compose(composer),
  ]);
  const [first = []] = sections;
  first.unshift(`${composer.sentence().slice(0, -1)}: <Claim id="${claims[0] ?? ''}" />.`);
  while (countWords(sections.flat()) < wordsWanted) first.push(composer.paragraph(3));
  const blocks = sections.flatMap((section) => [
    `<Section heading="${composer.heading('How the P V the * N')}" layout="${composer.pick(['split', 'stack', 'side'])}">`,
    ...section,
    '</Section>',
  ]);
  return [
    ...blocks,
    `<StatBand claims={[${claims.map((id) => `'${id}'`).join(', ')}]} />`,
    `<CallToAction heading="${composer.heading('Ask the P about the * N')}" label="Request a Demo" href="/contact">`,
    composer.sentence(),
    '</CallToAction>',
  ].join('\n\n');
}
