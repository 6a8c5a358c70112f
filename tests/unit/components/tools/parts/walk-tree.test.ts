import { expect, test } from 'vitest';
import { walkTree } from '../../../../../src/components/tools/parts/walk-tree.ts';
import { readRecords } from './read-content.ts';

const trees = readRecords('trees');

/** Every way through a tree, as the answers given and the level at its end. */
function listWays(id: string): string[] {
  const { questions } = trees[id] ?? { questions: [] };
  return walkTree(questions).ends.map(({ turns, level }) => {
    const way = turns.map(({ question, answer }) => {
      const { key, answers } = questions[question] ?? { key: '', answers: [] };
      return `${key} ${answers[answer]?.answer ?? ''}`;
    });
    return `${way.join(', ')}: ${level}`;
  });
}

// Emergency Nurses Association, ESI Handbook, 5th edition (2023), appendix B.
test('the ESI has the six ends of its published algorithm', () => {
  expect(listWays('esi')).toEqual([
    'A Yes: 1',
    'A No, B Yes: 2',
    'A No, B No, C None: 5',
    'A No, B No, C One: 4',
    'A No, B No, C Two or more, D Yes: 2',
    'A No, B No, C Two or more, D No: 3',
  ]);
});

// Texas Department of Health, with permission of Hoag Memorial Hospital Presbyterian (1997). The
// levels of the tags: 1 red, 2 yellow, 3 green, 4 black.
test('START has the seven ends of its published algorithm', () => {
  const breathes = '1 No, 2 Yes';
  expect(listWays('start')).toEqual([
    '1 Yes: 3',
    '1 No, 2 No, 2a No: 4',
    '1 No, 2 No, 2a Yes: 1',
    `${breathes}, 3 Yes: 1`,
    `${breathes}, 3 No, 4 Yes: 1`,
    `${breathes}, 3 No, 4 No, 5 No: 1`,
    `${breathes}, 3 No, 4 No, 5 Yes: 2`,
  ]);
});

// Romig, JumpSTART.
test('JumpSTART has the nine ends of its published algorithm', () => {
  const breathes = '1 No, 2 Yes';
  expect(listWays('jumpstart')).toEqual([
    '1 Yes: 3',
    '1 No, 2 No, 2a Yes: 1',
    '1 No, 2 No, 2a No, 2b No: 4',
    '1 No, 2 No, 2a No, 2b Yes, 2c No: 4',
    '1 No, 2 No, 2a No, 2b Yes, 2c Yes: 1',
    `${breathes}, 3 Yes: 1`,
    `${breathes}, 3 No, 4 No: 1`,
    `${breathes}, 3 No, 4 Yes, 5 Yes: 1`,
    `${breathes}, 3 No, 4 Yes, 5 No: 2`,
  ]);
});

const trunk = (to: 'next' | 'branch') => ({ key: 'A', isBranch: false, answers: [{ to }] });

test('an answer that leads nowhere, and a question that nobody comes to, are refused', () => {
  const end = { key: 'B', isBranch: false, answers: [{ level: 1 }] };
  expect(() => walkTree([trunk('branch'), end])).toThrow('question A leads to no question');
  expect(() => walkTree([end, { ...end, key: 'C' }])).toThrow('leads to question C');
});
