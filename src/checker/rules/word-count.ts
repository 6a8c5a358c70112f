import type { Problem } from '../problem.ts';
import { isDraft, type Site } from '../checked-site.ts';

const least = 350;
const most = 700;

/** An article is worth a visit and can be read at one go: 350 to 700 words. Drafts may grow. */
export function checkWordCount({ entries }: Site): Problem[] {
  return entries
    .filter(({ kind, isReadable }) => kind === 'article' && isReadable)
    .filter((entry) => !isDraft(entry))
    .filter(({ body }) => body.wordCount < least || body.wordCount > most)
    .map(({ file, body }) => ({
      file,
      line: undefined,
      field: 'body',
      found: `${body.wordCount} words`,
      write: `${least} to ${most}`,
    }));
}
