import { bodyTypeOf } from '../message/submission.ts';

/** JSON for programs and for a form's own script, a page for a form posted without JavaScript. */
export type AnswerFormat = 'json' | 'page';

/** A form's post is answered with a page, unless its sender asks for JSON alone. */
export function formatOf(request: Request): AnswerFormat {
  const type = bodyTypeOf(request);
  const accepted = request.headers.get('accept') ?? '';
  const takesPages = accepted.includes('text/html');
  if (type === 'json') return 'json';
  if (type === undefined) return takesPages ? 'page' : 'json';
  return takesPages || !accepted.includes('json') ? 'page' : 'json';
}
