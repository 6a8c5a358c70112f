import { expect, test, vi } from 'vitest';
import { keepToPullRequests } from '../../../src/admin/keep-to-pull-requests.ts';

const api = 'https://api.github.com/graphql';
const commitTo = (branchName: string) => ({
  method: 'POST',
  body: JSON.stringify({
    query:
      'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { … } }',
    variables: { input: { branch: { branchName }, fileChanges: { additions: [] } } },
  }),
});

test('a commit goes to the branch of a pull request, and nowhere else', async () => {
  const send = vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ data: {} })));
  const guarded = keepToPullRequests(send);
  const refused = await guarded(api, commitTo('main'));
  expect(await refused.json()).toEqual({
    errors: [{ message: 'Nothing is written to main without a pull request.' }],
  });
  await guarded(api, commitTo('main/cms/about'));
  expect(send).not.toHaveBeenCalled();

  await guarded(api, commitTo('cms/pages/about'));
  await guarded(api, { method: 'POST', body: '{"query":"query { viewer { login } }"}' });
  await guarded('https://api.github.com/user');
  await guarded('/words.txt', { method: 'POST', body: 'no JSON' });
  expect(send).toHaveBeenCalledTimes(4);
});
