import { loadAnswers } from '../site/content.ts';

/** What buyers ask as data, with the forms of their committees. */
export const GET = async () => Response.json(await loadAnswers());
