import { z } from 'zod';

/** One marketing figure in `src/content/claims.yaml`: written once, cited everywhere by its id. */
export const claimSchema = z.strictObject({
  value: z.string().min(1).describe('The figure exactly as a reader sees it: up to 35%.'),
  measures: z
    .string()
    .min(3)
    .describe('What the figure measures, completing it: lower waiting times.'),
  scope: z.string().min(3).describe('Where and for whom the figure applies.'),
  amount: z
    .number()
    .optional()
    .describe('The bare number, only where a drawing needs it: 35, or 480000 for $480K.'),
});

export type ClaimData = z.output<typeof claimSchema>;
