import { readFileSync } from 'node:fs';
import path from 'node:path';
import { plainEnds } from '../../../../src/schemas/clean-text.ts';
import { wordFiles } from '../../../../src/schemas/words.ts';
import { projectFolder } from '../../../../tools/lib/project.ts';

const data = path.join(import.meta.dirname, '../fixtures/sound-data');
const readData = (file: string) => readFileSync(path.join(data, file), 'utf8');

/** The files that mistakes are planted in. */
export const wards = 'src/content/pages/wards.mdx';
export const team = 'src/content/pages/team.mdx';
export const intake = 'src/content/articles/intake.mdx';
export const claims = 'src/content/claims.yaml';
export const systems = 'src/content/triage-systems.yaml';
export const security = 'src/content/security.yaml';
export const works = 'src/content/sources.yaml';
const words = 'src/content/words.txt';

/** Stands in a development server too, so it cites nothing that the real site does not have. */
const wardsPage = `---
title: Virtual Wards
description: How the assistant keeps watch over patients at home between the visits of a nurse.
hero:
  eyebrow: For hospitals
  heading: Patients at home
  lead: The assistant asks each patient at home how they are, and calls a nurse when something is wrong.
  actions:
    - label: Request a Demo
      href: /team
related:
  - page: team
    why: Who answers when the assistant hands a call over to a person.
---

<Section heading="How a day goes" layout="stack">

Every morning the assistant rings and listens. [The team](/team#who-answers) reads what it wrote.

<KeyMessage>A nurse hears of every change.</KeyMessage>

</Section>

## What it saves

Waits fall by <Claim id="wait-reduction" />.

<StatBand claims={['satisfaction-gain', 'flow-wait']} />

| Sign | Who calls |
| --- | --- |
| Fever | The nurse |
`;

const teamPage = `---
title: The Team
description: Who answers the telephone when the assistant hands a conversation to a person.
hero:
  heading: People who answer
  lead: Nurses answer around the clock whenever the assistant finds that a person has to decide.
---

## Who answers

Nurses sit in one room, and each of them has done this work before.
`;

const sentence = 'The nurse on the line hears the answer of the caller and writes it down.';

const intakeArticle = `---
id: 1
title: An intake call, read line by line
excerpt: What a nurse hears in the first minute of a call, and why the order of questions matters.
category: Research
kind: guide
date: '2025-01-15'
featured: true
keywords: [triage, telephone, safety]
location: UK
related: [team]
---

The order of questions was studied in one country.<Source id="order-study" />

${Array.from({ length: 30 }, () => sentence).join(' ')}
`;

const sourcesFile = `order-study:
  title: The order of questions
  publisher: A journal
  year: 2020
  url: https://example.com/order
  checked: '2026-11-20'
  seen: true
`;

const nightsPage = (field: string) => `---
title: Nights
description: What a clinic does in the week before the first long nights of a winter arrive.
hero:
  heading: When nights are long
  lead: A clinic rings the people who live alone before the first long nights of a winter arrive.
${field}
---

## Who is rung

People who live alone are rung by a nurse in the morning.
`;

/** Files that mistakes lead to: a page that is being written, one for a day to come, and words. */
export const otherFiles: ReadonlyMap<string, string> = new Map([
  [
    'src/content/pages/nights.mdx',
    nightsPage('footer: { group: company, order: 99, label: Nights }\ndraft: true'),
  ],
  ...['src/content/names.txt', ...Object.values(wordFiles).map(({ file }) => file)].map(
    (file) => [file, plainEnds(readFileSync(path.join(projectFolder, file), 'utf8'))] as const,
  ),
]);

/** A site without a mistake: two pages, an article, and the data that they cite. */
export const soundFiles: ReadonlyMap<string, string> = new Map([
  [team, teamPage],
  [wards, wardsPage],
  [intake, intakeArticle],
  ...[claims, systems, security].map((file) => [file, readData(file)] as const),
  [works, sourcesFile],
  [words, 'Adebayo\nathenahealth\nZander\n'],
]);
