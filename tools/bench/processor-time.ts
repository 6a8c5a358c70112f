import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** Of a browser’s trace, in microseconds: `dur` by the clock, `tdur` on a processor. */
const traceFile = z.looseObject({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
    }),
  ),
});

/**
 * Has each task in the trace of a visit last as long as a processor worked at it. By the clock a
 * task lasts longer where the machine gives the processor to others, which is no work of the page.
 * @param folder where Lighthouse gathered the visit (`--gather-mode`)
 * @throws when there is no trace in it, or one that does not know the time on the processor
 */
export async function countProcessorTime(folder: string): Promise<void> {
  const file = join(folder, 'trace.json');
  const trace = traceFile.parse(JSON.parse(await readFile(file, 'utf8')));
  const tasks = trace.traceEvents.filter(
    ({ name, tdur }) => name === 'RunTask' && tdur !== undefined,
  );
  if (tasks.length === 0) throw new Error('The browser does not tell the time on the processor.');
  for (const task of tasks) task.dur = Math.min(task.dur ?? Infinity, task.tdur ?? Infinity);
  await writeFile(file, JSON.stringify(trace));
}
