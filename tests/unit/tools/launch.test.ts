import { expect, test } from 'vitest';
import { formatOpen, listOpen } from '../../../tools/launch.ts';

const today = new Date('2026-02-01');

const environment = {
  PUBLIC_SITE_URL: 'https://www.river-hospital.org',
  PUBLIC_CONTACT_EMAIL: 'hello@river-hospital.org',
  PUBLIC_VERCEL_INSIGHTS: 'off',
  SMTP_URL: 'smtps://mail.river-hospital.org',
  CONTACT_TO: 'sales@river-hospital.org',
  CONTACT_FROM: 'site@river-hospital.org',
  REDIS_URL: 'rediss://redis.river-hospital.org',
  CRON_SECRET: '0123456789abcdef',
  NEWSLETTER_TO: 'news@river-hospital.org',
  NEWSLETTER_SECRET: '0123456789abcdef0123456789abcdef',
};

function page(title: string, more: string): string {
  return `---\ntitle: ${title}\n${more}\n---\nText.\n`;
}

const reviewed = "reviewed: { on: '2026-01-10', by: emergency physician }";
const claim = (confirmation: string) =>
  `value: 25%\n  stated: geriatric 25%\n  supplied: time in the department\n  ${confirmation}\n`;
const signed =
  "confirmed: true\n  confirmedBy: Medical director\n  confirmedOn: '2026-01-10'\n  basis: Door to door";
const audits = 'An auditor tests once a year whether the controls have worked in all months.';
const card = (confirmation: string) =>
  `    - { color: steel, title: Audits, description: ${audits}, ${confirmation} }\n`;
const line = '[{ name: One, says: Whose it is and since when }]';
const owner = `company:
  { legalName: 'River, Inc.', address: '1 Main Street, Boston', people: ${line}, customers: ${line} }
demonstration:
  { phone: '+16175550100', recordings: [{ call: fever, audio: /a.mp3, cues: /a.vtt, credit: Two actors }] }
device: { markets: ${line}, notFor: ${line}, study: ${line}, licenses: [esi] }
operation:
  recordSystems: ${line}
  subprocessors: ${line}
  statusPage: 'https://status.river-hospital.org'
  releases: ${line}
`;

const settled = {
  'src/content/owner.yaml': owner,
  'src/content/claims.yaml': `stay:\n  ${claim(signed)}languages-further:\n  ${claim(signed)}`,
  'src/content/triage-systems.yaml': 'esi:\n  name: ESI\n  owner: Nurses\n  license: needed\n',
  'src/content/buyers.yaml': 'owner:\n  open: []\n',
  'src/content/pages/wards.mdx': page('Virtual wards', reviewed),
  'src/content/pages/terms.mdx': page('Terms', "kind: policy\nupdated: '2026-01-10'"),
  'src/content/articles/first-call.mdx': page('The first call', reviewed),
};

function report(
  changes: Readonly<Record<string, string>>,
  changedEnvironment: Readonly<Record<string, string>> = {},
  isForHost = false,
): string {
  const files = new Map(Object.entries({ ...settled, ...changes }));
  return formatOpen(listOpen(files, { ...environment, ...changedEnvironment }, today, isForHost));
}

test('a site in which everything is decided can go live', () => {
  expect(report({})).toBe('Nothing is open: the site can go live.');
});

test.each([
  [
    'src/content/claims.yaml',
    `stay:\n  ${claim('confirmed: false')}`,
    '  src/content/claims.yaml:1  stay, 25%: stated as “geriatric 25%”; supplied by us: time in the department',
  ],
  [
    'src/content/triage-systems.yaml',
    'esi:\n  name: ESI\n  owner: Nurses\n  license: needed\nmts:\n  name: MTS\n  owner: Group\n  license: needed\n',
    '  src/content/triage-systems.yaml:5  MTS: Group',
  ],
  [
    'src/content/buyers.yaml',
    'owner:\n  open:\n    - topic: Encryption keys\n    - topic: Subprocessors\n      desk: subprocessors\n',
    '  src/content/buyers.yaml:3  Encryption keys',
  ],
  [
    'src/content/pages/wards.mdx',
    page('Virtual wards', 'draft: false'),
    '  src/content/pages/wards.mdx  Virtual wards',
  ],
  [
    'src/content/articles/first-call.mdx',
    page('The first call', 'id: 1'),
    '  src/content/articles  1 article',
  ],
  [
    'src/content/example-calls.yaml',
    'fever:\n  label: Fever\n',
    '  src/content/example-calls.yaml:1  Fever',
  ],
  [
    'src/content/laws.yaml',
    "act:\n  name: The act\n  dates: [{ on: '2026-03-01', what: The duties of the act begin. }]\n",
    '  src/content/laws.yaml:3  The act, on March 1, 2026: The duties of the act begin.',
  ],
  [
    'src/content/owner.yaml',
    owner.replace("phone: '+16175550100'", "phone: ''"),
    '  src/content/owner.yaml:1  The number that takes a demonstration call.',
  ],
  [
    'src/content/security.yaml',
    `set:\n  cards:\n${card('confirmed: false')}${card("confirmed: true, confirmedBy: Auditor, confirmedOn: '2026-01-10'").repeat(3)}`,
    `  src/content/security.yaml:3  Audits: ${audits}`,
  ],
  [
    'src/content/promises.yaml',
    'review:\n  plan: We plan a review.\n  promise: A review.\n  confirmed: false\n',
    '  src/content/promises.yaml:1  review: We plan a review.',
  ],
  [
    'src/content/pages/terms.mdx',
    page('Terms', "kind: policy\nupdated: '2024-01-01'"),
    '  src/content/pages/terms.mdx:4  Terms: last updated January 1, 2024',
  ],
])('what is open in %s is told with its place', (file, text, item) => {
  const lines = report({ [file]: text }).split('\n');
  expect(lines[4]).toBe(item);
  expect(lines.at(-1)).toBe('Open before the site goes live: 1.');
});

const defaults = 'Settings at their defaults, or with an example in their place (1)';

test.each([
  ['SMTP_URL', '', defaults],
  ['PUBLIC_SITE_URL', 'https://triage.example', defaults],
  ['PUBLIC_VERCEL_INSIGHTS', '', 'Analytics of the host (1)'],
])('%s set to "%s" is open', (name, value, title) => {
  const lines = report({}, { [name]: value }).split('\n');
  expect(lines[2]).toBe(title);
  expect(lines[4]).toContain(`  ${name}  `);
});

test('a server of one’s own keeps mail on its disk, where a host of functions needs Redis', () => {
  const without = { REDIS_URL: '', CRON_SECRET: '' };
  expect(report({}, without, true)).toMatch(/ {2}REDIS_URL {2}[^]* {2}CRON_SECRET {2}/);
  expect(report({}, without)).not.toMatch(/REDIS_URL|CRON_SECRET/);
});
