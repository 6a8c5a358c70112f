import { expect, test } from 'vitest';
import {
  checkBlocksInText,
  checkNesting,
} from '../../../../../src/checker/rules/structure/nesting.ts';
import { reportBody, wards } from '../../content-fixture.ts';

const around = (home: string) => `write <${home}> around it and those beside it`;
const before = (holder: string) => `write </${holder}> before it, as bands stand one after another`;

test.each<[body: string, told: string, line?: number]>([
  ['<Card title="One">Text</Card>', `<Card>: found it alone; ${around('CardGrid')}`],
  ['<BenefitCard title="One" />', `<BenefitCard>: found it alone; ${around('CardGrid')}`],
  ['<Step title="One">Text</Step>', `<Step>: found it alone; ${around('Steps')}`],
  ['<Moment time="Nine" />', `<Moment>: found it alone; ${around('Timeline')}`],
  ['<Term name="Acuity">Text</Term>', `<Term>: found it alone; ${around('Definitions')}`],
  [
    '<Section heading="A">\n\n<Card title="One">Text</Card>\n\n</Section>',
    `<Card>: found it in <Section>; ${around('CardGrid')}`,
    10,
  ],
  [
    '<Steps>\n\n<Step title="One" />\n\n<Card title="One" />\n\n</Steps>',
    `<Card>: found it in <Steps>; ${around('CardGrid')}`,
    12,
  ],
  [
    '<Note>\n\n- <Card title="One">Text</Card>\n\n</Note>',
    `<Card>: found it in <Note>; ${around('CardGrid')}`,
    10,
  ],
  [
    '<Section heading="A">\n\n<Section heading="B">\n\nText\n\n</Section>\n\n</Section>',
    `<Section>: found it in <Section>; ${before('Section')}`,
    10,
  ],
  [
    '<Note>\n\n<CallToAction heading="Call" />\n\n</Note>',
    `<CallToAction>: found it in <Note>; ${before('Note')}`,
    10,
  ],
  [
    '<Steps>\n\n- One\n- Two\n\n</Steps>',
    '<Steps>: found no <Step> in it; write <Step> around each part',
  ],
  [
    'Words.\n\n<CardGrid>\n\nText\n\n</CardGrid>',
    '<CardGrid>: found no <Card> in it; write <Card> around each part',
    10,
  ],
  ['<Timeline />', '<Timeline>: found no <Moment> in it; write <Moment> around each part'],
])('%j: %s', (body, told, line = 8) => {
  expect(reportBody(checkNesting, body)).toBe(`${wards}:${line}  ${told}.`);
});

test.each([
  '<CardGrid>\n\n<Card title="One">Text</Card>\n\n</CardGrid>',
  '<CardGrid><BenefitCard title="One" /></CardGrid>',
  '<CardGrid>\n\n<Card title="One" />\n\n<>\n\n<Card title="Two" />\n\n</>\n\n</CardGrid>',
  '<Steps><Step title="One">Text</Step></Steps>',
  '<Timeline>\n\n<Moment time="Nine">Text</Moment>\n\n</Timeline>',
  '<Definitions>\n\n<Term name="Acuity">Text</Term>\n\n</Definitions>',
  '<Section heading="A">Text</Section>\n\n<CallToAction heading="Call" />',
  '<Note>Text</Note>',
  'Words alone.',
  '',
])('%j is nested as it should be', (body) => {
  expect(reportBody(checkNesting, body)).toBe('');
});

test('a block between words is told of, where it stands', () => {
  const told =
    'found it in the middle of a paragraph; write it on a line of its own, with an empty line before and after';
  const body = "Figures\nand <StatBand claims={['net-zero']} /> follow\n<Card>one</Card>.";
  expect(reportBody(checkBlocksInText, body).split('\n')).toEqual([
    `${wards}:9  <StatBand>: ${told}.`,
    `${wards}:10  <Card>: ${told}.`,
  ]);
});

test.each([
  'Waits fall by <Claim id="wait-reduction" /> today.',
  'A <kbd>key</kbd> and an <Unknown /> word.',
  '<Card>One</Card> <Card>Two</Card>',
  'Words.\n\n<StatBand />\n\nMore words.',
])('%j leaves its paragraphs whole', (body) => {
  expect(reportBody(checkBlocksInText, body)).toBe('');
});
