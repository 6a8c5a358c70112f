import { isTimeout } from './answers/ask.ts';
import { StandIn } from './answers/stand-in.ts';

/** After these, one after the other, nothing of the site is reached any more. */
const mostInVain = 5;

/** What each of them was. */
function describeVain(error: unknown): string {
  if (isTimeout(error)) return 'did not come';
  return error instanceof StandIn ? 'came from something in front of the site' : '';
}

/** Counts answers that were none of the site: after some in a row it is of no use to ask on. */
export function createPatience() {
  let [last, times] = ['', 0];
  return {
    isOver: () => times >= mostInVain,
    /**
     * @param error what a promise ended with, if it was not answered
     * @returns why the rest is not asked for, once that is so
     */
    count(error?: unknown): string | undefined {
      const what = describeVain(error);
      times = what === '' ? 0 : what === last ? times + 1 : 1;
      last = what;
      if (times < mostInVain) return undefined;
      return `${mostInVain} answers in a row ${what}: the rest was not asked for.`;
    },
  };
}
