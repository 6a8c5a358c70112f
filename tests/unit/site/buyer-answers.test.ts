import { expect, test } from 'vitest';
import { buyersSchema } from '../../../src/schemas/buyers.ts';
import { questionnaireSchema } from '../../../src/schemas/questionnaire.ts';
import { listAnswerRows, toCsv } from '../../../src/site/buyer-answers.ts';
import { createFacts } from './facts-fixture.ts';

const answered = buyersSchema.parse({
  status: 'planned',
  on: '2026-11-01',
  questions: [{ question: 'Who has the “keys”?', answer: 'Your own staff, and nobody else.' }],
});
const owed = buyersSchema.parse({
  status: 'owner-has-to-say',
  on: '2026-11-02',
  open: [{ topic: 'Incident reports' }],
});
const form = questionnaireSchema.parse({
  name: 'The form',
  source: 'handbook',
  headings: [
    { heading: 'Security', rows: ['who-has-the-keys', 'incident-reports'] },
    { heading: 'Fairness' },
  ],
});

test('a buyer finds each row under the headings of the form, and what has no answer says so', () => {
  const rows = listAnswerRows([answered, owed], [form], createFacts(), 'https://www.example.com');
  expect(toCsv(rows).split('\r\n').slice(1, 4)).toEqual([
    '"who-has-the-keys","Planned","Who has the “keys”?","Your own staff, and nobody else.","","","https://www.example.com/what-buyers-ask#who-has-the-keys","2026-11-01","Security"',
    '"incident-reports","We still have to say","Incident reports","No answer yet","","","","2026-11-02","Security"',
    '"fairness","No answer yet","Fairness","No answer yet","","","","2026-11-02","Fairness"',
  ]);
});
