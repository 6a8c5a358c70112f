import fc from 'fast-check';

/** One seed for all, so that a run that fails is the run that everybody sees. */
const seed = 20_250_115;

/** In milliseconds, below the time of a test: whoever looks for a smaller value must not go on for ever. */
const interruptAfterTimeLimit = 10_000;

/**
 * Holds what a property says against many values. What fails is printed with the seed, with its
 * path to the smallest value found, and with that value.
 * @param runs how many values; a property that touches a disk or a socket affords few
 */
export async function check<Values>(
  property: fc.IAsyncProperty<Values> | fc.IProperty<Values>,
  runs = 200,
): Promise<void> {
  const limits = { interruptAfterTimeLimit, markInterruptAsFailure: true };
  await fc.assert(property, { seed, numRuns: runs, ...limits });
}
