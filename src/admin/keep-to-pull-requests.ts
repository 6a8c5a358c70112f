import { z } from 'zod';

/** What the branches of the editorial workflow begin with. */
const workflowBranches = 'cms/';

/** A request for a commit: https://docs.github.com/en/graphql/reference/mutations#createcommitonbranch */
const commitSchema = z.object({
  variables: z.object({
    input: z.object({ branch: z.object({ branchName: z.string() }) }),
  }),
});

function readBranch(body: unknown): string | undefined {
  if (typeof body !== 'string' || !body.includes('createCommitOnBranch')) return undefined;
  return commitSchema.safeParse(JSON.parse(body)).data?.variables.input.branch.branchName;
}

/**
 * A `fetch` that commits to the branches of pull requests alone. The editorial workflow covers
 * entries, but what is changed in the library of Sveltia CMS would go to the published branch at
 * once; that is answered as GitHub answers where the branch is protected.
 * @param send the `fetch` that everything else is left to
 */
export function keepToPullRequests(send: typeof fetch): typeof fetch {
  return async (address, init) => {
    const branch = readBranch(init?.body);
    if (branch === undefined || branch.startsWith(workflowBranches)) return send(address, init);
    const message = `Nothing is written to ${branch} without a pull request.`;
    return Response.json({ errors: [{ message }] });
  };
}
