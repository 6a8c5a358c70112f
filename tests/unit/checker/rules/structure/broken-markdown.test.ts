import { expect, test } from 'vitest';
import {
  checkBrokenMarkdown,
  checkFences,
  checkFootnotes,
  checkInvisibleCharacters,
  checkTickBoxes,
} from '../../../../../src/checker/rules/structure/broken-markdown.ts';
import { pageWith, report, reportBody, wards } from '../../content-fixture.ts';

const pair = '** at both ends, with no space inside: **bold words**';
const copiedList = 'found a list that was copied, which is one paragraph here';
const tightList = 'found a list without spaces after its signs, which is one paragraph here';
const lettered = 'found a list by letters, which is one paragraph here';
const copiedTable = 'found a table that was copied, which is one paragraph here';
const spaced = 'found a link with a space in its address';
const parted = 'found a space between the words of a link and its address';
const turned = 'found a link with its brackets the wrong way round';
const stuck = 'found a heading without a space after its #';
const ownLine = 'each entry on a line of its own';
const lonely =
  'found a row of a table that stands alone; write it right under the row before, without an empty line; or | --- | --- | under it, if it is the heads';
const headless =
  'found a table without a line under its heads; write | --- | --- | under the first row, which says what each column holds';

test.each<[body: string, told: string | undefined, line?: number]>([
  ['[Our team](/the team)', `${spaced}; write [Our team](/the-team)`],
  ['[Our team](/About us/The Team/)', `${spaced}; write [Our team](/about-us/the-team)`],
  [
    '[A report](https://example.com/a b.pdf)',
    `${spaced}; write [A report](https://example.com/a%20b.pdf)`,
  ],
  [
    '[A report]( https://example.com/a b)',
    `${spaced}; write [A report](https://example.com/a%20b)`,
  ],
  ['[Mail](mailto: info@example.com)', `${spaced}; write [Mail](mailto:info@example.com)`],
  ['[The hotel](/our hotel: rooms)', `${spaced}; write [The hotel](/our-hotel-rooms)`],
  ['[Call](tel:+1 (555) 010-0199)', undefined],
  ['[Call](tel:+1 555 010-0199)', `${spaced}; write [Call](tel:+15550100199)`],
  ['[Text](sms: 555 0100)', `${spaced}; write [Text](sms:5550100)`],
  ['[Our team] (/team)', `${parted}; write [Our team](/team)`],
  ['[A report]  (https://example.com/a)', `${parted}; write [A report](https://example.com/a)`],
  ['A remark [sic] (see below)', undefined],
  ['(Our team)[/team]', `${turned}; write [Our team](/team)`],
  ['(A report)[https://example.com/a]', `${turned}; write [A report](https://example.com/a)`],
  ['(Mail)[mailto:info@example.com]', `${turned}; write [Mail](mailto:info@example.com)`],
  [
    'First words\n(a study)[https://example.com/a] and\nlast',
    `${turned}; write [a study](https://example.com/a)`,
    9,
  ],
  ['A dose (per day)[sic]', undefined],
  ['##What it costs', `${stuck}; write ## What it costs`],
  ['######Écoute', `${stuck}; write ###### Écoute`],
  ['#1 of the list', undefined],
  ['In C#Sharp words', undefined],
  ['• Fever\n• Cough', `${copiedList}; write "- Fever", ${ownLine}`],
  ['Signs:\n▪Fever', `${copiedList}; write "- Fever", ${ownLine}`, 9],
  ['Fever • Cough', undefined],
  ['-Fever\n-Cough', `${tightList}; write "- Fever", ${ownLine}`],
  ['*Fever\n+Écoute', `${tightList}; write "- Fever", ${ownLine}`],
  ['-Fever alone', undefined],
  ['(a) Ring the clinic\n(b) Say who', `${lettered}; write "1. Ring the clinic", ${ownLine}`],
  ['a) Ring the clinic\nb) Say who', `${lettered}; write "1. Ring the clinic", ${ownLine}`],
  ['(a) Ring the clinic', undefined],
  [
    'Sign\tWho calls\nFever\tThe nurse',
    `${copiedTable}; write | Sign | Who calls | for each row, and | --- | --- | under the first`,
  ],
  ['Sign\tWho calls', undefined],
  [
    '![[desk.jpg]]',
    'found a picture in the form of another program; write ![What it shows](../images/desk.jpg)',
  ],
  ['See [[Our Team]].', 'found a link in the form of another program; write [Our Team](/our-team)'],
  ['It is ==important== text.', 'found a mark of another program; write **important**'],
  ['It is ==very important== text.', 'found a mark of another program; write **very important**'],
  ['It is ==x== text.', 'found a mark of another program; write **x**'],
  ['A == B and C == D', undefined],
  ['| Fever | Nurse |', lonely],
  ['| Fever | Nurse |\n| Cough | Doctor |', headless],
  ['Who calls:\n| Fever | Nurse |\n| Cough | Doctor |', headless, 9],
  ['A choice of one | two', undefined],
  ['It is **bold without end.', `found ** with no partner; write ${pair}`],
  ['It is __bold without end.', `found __ with no partner; write ${pair}`],
  ['It is bold__ without a beginning.', `found __ with no partner; write ${pair}`],
  ['A blank to fill in: ____ years', undefined],
  [
    '// ask the clinic',
    'found a line that begins with //, which readers see; write {/* … */} around a remark',
  ],
  ['One // two', undefined],
])('%j', (body, told, line = 8) => {
  const problem = told === undefined ? '' : `${wards}:${line}  markdown: ${told}.`;
  expect(reportBody(checkBrokenMarkdown, body)).toBe(problem);
});

test('one slip is told of a paragraph, the next in the next', () => {
  const body = '• Fever and **cough\n\nThis is **bold.';
  expect(reportBody(checkBrokenMarkdown, body).split('\n')).toEqual([
    `${wards}:8  markdown: ${copiedList}; write "- Fever and **cough", ${ownLine}.`,
    `${wards}:10  markdown: found ** with no partner; write ${pair}.`,
  ]);
});

test('the front matter, headings and props are no Markdown text', () => {
  const page = pageWith('## What ** means\n\n<Card text="Two ** stars" />', 'Stars ** and more');
  expect(report(checkBrokenMarkdown, { pages: { wards: page } })).toBe('');
});

test.each<[body: string, before: string, write: string, line?: number]>([
  ['A nurse as\u00ADsesses each call.', 'as', 'assesses'],
  ['Each\u200B call is heard.', 'Each', 'Each call'],
  ['First.\n\nThe O2\u2060line is low.', 'O2', 'O2line', 10],
  ['\uFEFFWords', '', 'Words'],
])('%j has a character that nobody sees', (body, before, write, line = 8) => {
  expect(reportBody(checkInvisibleCharacters, body)).toBe(
    `${wards}:${line}  character: found an invisible character after "${before}"; write it again by hand: ${write}.`,
  );
});

test('text without invisible characters passes, and fields are read as well', () => {
  const pages = { wards: pageWith('Each call is heard.', 'Virtual\u00AD wards') };
  expect(reportBody(checkInvisibleCharacters, 'Each call is heard.')).toBe('');
  expect(report(checkInvisibleCharacters, { pages })).toContain(
    `${wards}:2  character: found an invisible character after "Virtual"; write it again by hand: Virtual wards.`,
  );
});

const endless = 'found code that does not end; write ``` on a line of its own where the code ends';

test.each([
  ['```\nOpen', 8],
  ['Words.\n\n```\nOpen\nand more\n', 10],
  ['```\nOpen ```', 8],
])('%j is code without its end', (body, line) => {
  expect(reportBody(checkFences, body)).toBe(`${wards}:${line}  markdown: ${endless}.`);
});

test.each([
  '```\nOpen\n```',
  '```\nOpen\n```\n\nWords.',
  '```\nOne\n\ntwo\n```\n',
  '```\n```',
  '~~~\nOpen\n~~~',
])('%j is code with its end', (body) => {
  expect(reportBody(checkFences, body)).toBe('');
});

test('a footnote is told of once, where it stands first', () => {
  const body =
    'It was studied.[^1] And again.[^1]\n\nIt was read.[^b]\n\n[^1]: A study.\n\n[^b]: A book.';
  const write =
    '<Source id="…" /> with an id of src/content/sources.yaml, or the remark in the text';
  expect(reportBody(checkFootnotes, body).split('\n')).toEqual([
    `${wards}:8  markdown: found the footnote [^1]; write ${write}.`,
    `${wards}:10  markdown: found the footnote [^b]; write ${write}.`,
  ]);
  expect(reportBody(checkFootnotes, 'It was [studied](/team).')).toBe('');
  expect(reportBody(checkFootnotes, 'It was studied.\n\n[^1]: A study.')).toBe(
    `${wards}:10  markdown: found the footnote [^1]; write ${write}.`,
  );
});

test('every box of a list is told of, and an entry without one is not', () => {
  const problem = 'found a box that nobody can tick; write the entry after "- " alone';
  expect(reportBody(checkTickBoxes, '- [ ] Ring\n- Wait\n- [x] Say who').split('\n')).toEqual([
    `${wards}:8  markdown: ${problem}.`,
    `${wards}:10  markdown: ${problem}.`,
  ]);
});
