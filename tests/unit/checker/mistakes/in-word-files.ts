import { alter, mistake, type Mistake } from './mistake.ts';

const footer = 'src/content/words/footer.yaml';
const header = 'src/content/words/header.yaml';
const tools = 'src/content/words/tools.yaml';
const news = 'src/content/words/news.yaml';

export const inWordFiles: readonly Mistake[] = [
  mistake('words that are missing', footer, alter(/^button: .*\n/m, ''), [
    'words/footer.yaml:1  button: found nothing; write a value: the button that leads to the contact form.',
  ]),
  mistake('a name of words translated', footer, alter(/^button:/m, 'knopf:'), [
    'words/footer.yaml:3  knopf: found a field that does not exist; write button.',
  ]),
  mistake('a placeholder translated', footer, alter(/\{year\}/, '{jahr}'), [
    'words/footer.yaml:15  copyright: found "© {jahr} {name}"; write the words with {year} and {name} in them: something is filled in there.',
  ]),
  mistake('a placeholder lost', news, alter(/ of \{total\} articles/, ' articles'), [
    'words/news.yaml:10  listing.count: found "Showing {shown} articles"; write the words with {shown} and {total} in them: something is filled in there.',
  ]),
  mistake(
    'a placeholder at the start without quotes',
    footer,
    alter(/^copyright: .*/m, 'copyright: {year} {name}'),
    [
      "words/footer.yaml:15  file: found a text that begins with {; write quotes around it: copyright: '{year} {name}'.",
    ],
  ),
  mistake('words with a colon', footer, alter(/^button: .*/m, 'button: Note: talk to us'), [
    'words/footer.yaml:3  file: found a colon in a text without quotes; write quotes around the text: button: "Note: talk to us".',
  ]),
  mistake('words that are a number', footer, alter(/^button: .*/m, 'button: 24'), [
    "words/footer.yaml:3  button: found 24; write '24' in quotes.",
  ]),
  mistake('a copy of a file of words', 'src/content/words/footer-2.yaml', () => 'button: Go', [
    'words/footer-2.yaml  file name: found a file that nothing reads; write footer.yaml.',
  ]),
  mistake('a tag in words', header, alter(/^skip: .*/m, 'skip: Skip to <b>content</b>'), [
    'words/header.yaml:3  wording: found <b>, which readers would see as it stands; write the words without it.',
  ]),
  mistake(
    'a placeholder with a dollar sign',
    tools,
    alter(/^ {2}most: .*/m, '  most: of ${most}'),
    [
      'words/tools.yaml:35  score.most: found "of ${most}"; write the words with {most} in them: something is filled in there.',
    ],
  ),
  mistake(
    'two categories with one name',
    news,
    alter(/^ {2}rural-health: .*/m, '  rural-health: Policy'),
    [
      'words/news.yaml:60  categories.policy: found "Policy"; write another name than that of rural-health.',
    ],
  ),
  mistake('a file of words as a list', header, () => '- skip\n', [
    'words/header.yaml:1  file: found a list; write fields, one a line and indented: skip, menu, navigation, links.',
  ]),
];
