import path from 'node:path';
import { loadDotEnv } from '../config/dot-env.ts';
import { checkBeside } from './check-beside.ts';
import { annotate, countOf, describeProblems, formatProblems } from './problem.ts';

loadDotEnv();
const patience = setTimeout(() => {
  console.warn('Checking …');
}, 2_000);
const outcome = await checkBeside(path.resolve(import.meta.dirname, '../..'));
clearTimeout(patience);
const { problems, advice, ahead, scheduled, counts } = outcome;

// GitHub shows these beside the lines of a pull request.
if (process.env['GITHUB_ACTIONS']) console.log(annotate([...problems, ...advice]));
if (advice.length > 0) {
  console.warn(
    `${formatProblems(advice)}\n\nAdvice: ${countOf(advice.length, 'line')}, which stop nothing.\n`,
  );
}
if (ahead.length > 0) console.warn(`Before a draft is published:\n${formatProblems(ahead)}\n`);
if (scheduled) console.log(`${scheduled}\n`);
if (problems.length > 0) {
  console.error(describeProblems(problems));
  process.exitCode = 1;
} else console.log(`The content is in order: ${counts}.`);
