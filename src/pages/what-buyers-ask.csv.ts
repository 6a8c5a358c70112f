import { toCsv } from '../site/buyer-answers.ts';
import { loadAnswers } from '../site/content.ts';

/** What buyers ask as a table, under the headings of their committees' forms. */
export const GET = async () => new Response(toCsv((await loadAnswers()).rows));
