import { routes } from '../../src/config/routes.ts';
import type { Ask } from './answers/ask.ts';
import { findWrongStatus } from './answers/status.ts';
import { addTo, type Fault } from './tell.ts';

/** Whether monitors may ask for the head alone, and who comes back loads nothing again. */
export async function checkReturn(ask: Ask): Promise<readonly Fault[]> {
  const head = await ask(routes.home, { method: 'HEAD' });
  const wrongHead = findWrongStatus(head, 200).map((fault) => addTo(fault, ' to HEAD'));
  const first = await ask(routes.home);
  await first.body?.cancel();
  const tag = first.headers.get('etag');
  if (tag === null) return [...wrongHead, 'has no etag: each visit loads it again'];
  const second = await ask(routes.home, { headers: { 'if-none-match': tag } });
  await second.body?.cancel();
  return [
    ...wrongHead,
    ...findWrongStatus(second, 304).map((fault) =>
      addTo(fault, ' to who has it already (if-none-match)'),
    ),
  ];
}
