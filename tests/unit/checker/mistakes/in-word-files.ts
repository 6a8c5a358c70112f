import { alter, mistake, type Mistake } from './mistake.ts';

const footer = 'src/content/words/footer.yaml';
const header = 'src/content/words/header.yaml';
const tools = 'src/content/words/tools.yaml';
const news = 'src/content/words/news.yaml';

export const inWordFiles: readonly Mistake[] = [
  mistake('words that are missing', footer, alter(/^button: .*\n/m, ''), [
    'words/footer.yaml:1  button',
  ]),
  mistake('a name of words translated', footer, alter(/^button:/m, 'knopf:'), [
    'words/footer.yaml:3  knopf',
  ]),
  mistake('a placeholder translated', footer, alter(/\{year\}/, '{jahr}'), [
    'words/footer.yaml:15  copyright',
  ]),
  mistake('a placeholder lost', news, alter(/ of \{total\} articles/, ' articles'), [
    'words/news.yaml:10  listing.count',
  ]),
  mistake(
    'a placeholder at the start without quotes',
    footer,
    alter(/^copyright: .*/m, 'copyright: {year} {name}'),
    ['words/footer.yaml:15  file'],
  ),
  mistake('words with a colon', footer, alter(/^button: .*/m, 'button: Note: talk to us'), [
    'words/footer.yaml:3  file',
  ]),
  mistake('words that are a number', footer, alter(/^button: .*/m, 'button: 24'), [
    'words/footer.yaml:3  button',
  ]),
  mistake('a copy of a file of words', 'src/content/words/footer-2.yaml', () => 'button: Go', [
    'words/footer-2.yaml  file name',
  ]),
  mistake('a tag in words', header, alter(/^skip: .*/m, 'skip: Skip to <b>content</b>'), [
    'words/header.yaml:3  wording',
  ]),
  mistake(
    'a placeholder with a dollar sign',
    tools,
    alter(/^ {2}most: .*/m, '  most: of ${most}'),
    ['words/tools.yaml:35  score.most'],
  ),
  mistake(
    'two categories with one name',
    news,
    alter(/^ {2}rural-health: .*/m, '  rural-health: Policy'),
    ['words/news.yaml:60  categories.policy'],
  ),
  mistake('a file of words as a list', header, () => '- skip\n', ['words/header.yaml:1  file']),
];
