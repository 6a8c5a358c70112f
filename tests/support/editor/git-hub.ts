import type { BrowserContext, Request } from 'playwright';
import { z } from 'zod';
import { blobOid, type PullRequest, type Repository } from './repository.ts';

const api = 'https://api.github.com';
const day = '2026-11-01T09:00:00Z';

const commitSchema = z.object({
  branch: z.object({ branchName: z.string() }),
  expectedHeadOid: z.string(),
  fileChanges: z.object({
    additions: z.array(z.object({ path: z.string(), contents: z.base64() })),
    deletions: z.array(z.object({ path: z.string() })),
  }),
});
const refSchema = z.object({ name: z.string().startsWith('refs/heads/'), oid: z.string() });
const readySchema = z.object({ pullRequestId: z.string() });
const pullSchema = z
  .object({ title: z.string(), head: z.string(), base: z.string(), draft: z.boolean() })
  .transform(({ draft, ...pull }) => ({ ...pull, isDraft: draft }));
const labelsSchema = z.object({ labels: z.array(z.string()) });
const questionSchema = z.object({
  query: z.string(),
  variables: z.object({ branch: z.string().default('main'), input: z.unknown().optional() }),
});

function describePull(repository: Repository, pull: PullRequest) {
  const { number, title, head, base, isDraft, labels } = pull;
  const before = repository.filesOn(base);
  const changed = [...repository.filesOn(head)].filter(
    ([path, content]) => before.get(path)?.equals(content) !== true,
  );
  const files = changed.map(([path]) => ({
    path,
    changeType: before.has(path) ? 'MODIFIED' : 'ADDED',
  }));
  const url = `https://github.com/owner/site/pull/${number}`;
  const oid = repository.branches.get(head);
  const inGraph = {
    ...{ id: `PR_${number}`, url, isDraft, headRefName: head, headRefOid: oid },
    ...{ createdAt: day, updatedAt: day, isCrossRepository: false, author: null },
    labels: { nodes: labels.map((name) => ({ name })) },
    files: { nodes: files },
  };
  const inRest = { node_id: inGraph.id, html_url: url, created_at: day, updated_at: day };
  return { number, title, head: { sha: oid }, ...inGraph, ...inRest };
}

function describeBlob(content: Buffer | undefined) {
  if (content === undefined) return null;
  const isBinary = content.includes(0);
  const text = isBinary ? null : content.toString();
  return { oid: blobOid(content), byteSize: content.length, isBinary, isTruncated: false, text };
}

/** A file by its name in Git, or a commit, with the preview that the host made of it. */
function describeObject(repository: Repository, oid: string) {
  if (!repository.trees.has(oid)) return describeBlob(repository.findBlob(oid));
  const latestStatus = { state: 'SUCCESS', environmentUrl: previewOf(oid) };
  return { status: null, deployments: { nodes: [{ environment: 'Preview', latestStatus }] } };
}

/** Where the host shows what a commit looks like. */
export function previewOf(oid: string | undefined): string {
  return `https://site-git-${oid?.slice(0, 7) ?? ''}.vercel.example`;
}

function describeBranch(repository: Repository, branch: string) {
  const oid = repository.branches.get(branch);
  if (oid === undefined) return null;
  const author = { name: 'Somebody', email: 'somebody@triage.example', user: null };
  const commit = { oid, message: 'Something', author, committedDate: day };
  return { target: { oid, history: { nodes: [commit] } } };
}

/** Answers to what changes something, by the name of the mutation. */
function mutate(repository: Repository, mutation: string, input: unknown): object {
  switch (mutation) {
    case 'createRef': {
      const { name, oid } = refSchema.parse(input);
      repository.createBranch(name.replace('refs/heads/', ''), oid);
      return { ref: { name } };
    }
    case 'createCommitOnBranch': {
      const { branch, expectedHeadOid, fileChanges } = commitSchema.parse(input);
      const added = fileChanges.additions.map(({ path, contents }) => ({
        path,
        content: Buffer.from(contents, 'base64'),
      }));
      const oid = repository.commit({
        branch: branch.branchName,
        parent: expectedHeadOid,
        written: new Map(added.map(({ path, content }) => [path, content])),
        deleted: fileChanges.deletions.map(({ path }) => path),
      });
      const oids = added.map(({ content }) => blobOid(content));
      const named = oids.map((blob, place): [string, object] => [`file_${place}`, { oid: blob }]);
      return { commit: { oid, committedDate: day, ...Object.fromEntries(named) } };
    }
    case 'convertPullRequestToDraft':
    case 'markPullRequestReadyForReview': {
      const number = Number(readySchema.parse(input).pullRequestId.replace('PR_', ''));
      const isDraft = mutation === 'convertPullRequestToDraft';
      repository.changePull(number, { isDraft });
      return { pullRequest: { isDraft } };
    }
    default:
      throw new Error(`No mutation ${mutation} is known here.`);
  }
}

/**
 * What the interface for graphs answers: everything that may be asked for, as nobody minds more.
 * @throws with the message of what GitHub answers as an error
 */
function answerQuestion(repository: Repository, body: unknown): object {
  const { query, variables } = questionSchema.parse(body);
  const { branch, input } = variables;
  const mutation = /^\s*mutation[^{]*\{\s*(\w+)/.exec(query)?.[1];
  if (mutation !== undefined) return { [mutation]: mutate(repository, mutation, input) };
  const found = [
    ...query.matchAll(
      /(\w+):\s*(?:object\((oid|expression): "([^"]+)"|ref\(qualifiedName: \$branch)/g,
    ),
  ].map(([, alias = '', kind, name = '']): [string, object | null] => {
    if (kind === undefined) return [alias, describeBranch(repository, branch)];
    if (kind === 'oid') return [alias, describeObject(repository, name)];
    const [, place = '', path = ''] = /^([^:]+):(.*)$/.exec(name) ?? [];
    return [alias, describeBlob(repository.filesOn(place).get(path))];
  });
  if (found.length > 0) return { repository: Object.fromEntries(found) };
  const ref = describeBranch(repository, branch);
  const open = [...repository.pulls.values()].filter(({ state }) => state === 'open');
  const nodes = open.map((pull) => describePull(repository, pull));
  return {
    fork: { id: 'R_1' },
    base: { ref },
    repository: {
      ...{ defaultBranchRef: { name: 'main' }, ref },
      pullRequests: { nodes, totalCount: open.filter(({ head }) => head === branch).length },
    },
  };
}

/**
 * What the interface for single things answers.
 * @param action such as `POST /repos/owner/site/pulls`
 * @returns undefined where nothing is known of it
 */
function answerAction(repository: Repository, action: string, body: unknown): object | undefined {
  const [, verb = '', path = '', name = ''] =
    /^(\w+ )(?:\/repos\/owner\/site)?(\/(?:git\/trees|git\/refs\/heads|pulls|issues)(?=\/)|.*)\/?(.*)$/.exec(
      action,
    ) ?? [];
  const number = Number.parseInt(name);
  const labels = repository.pulls.get(number)?.labels ?? [];
  switch (`${verb}${path}`) {
    case 'GET /user':
      return {
        id: 1,
        login: 'editor',
        name: 'Ed Itor',
        email: 'ed@triage.example',
        avatar_url: '',
      };
    case 'GET /collaborators/editor':
      return {};
    case 'GET /git/trees': {
      const tree = repository.trees.get(name.replace('?recursive=1', '')) ?? [];
      const describe = ([file, content]: readonly [string, Buffer]) => ({
        ...{ type: 'blob', path: file, sha: blobOid(content), size: content.length },
      });
      return { tree: Array.from(tree, describe) };
    }
    case 'POST /pulls':
      return describePull(repository, repository.openPull(pullSchema.parse(body)));
    case 'PUT /pulls':
      repository.merge(number);
      repository.changePull(number, { state: 'merged' });
      return { merged: true };
    case 'GET /issues':
      return { labels: labels.map((label) => ({ name: label })) };
    case 'PATCH /issues':
      repository.changePull(number, labelsSchema.parse(body));
      return {};
    case 'POST /issues': {
      repository.changePull(number, { labels: [...labels, ...labelsSchema.parse(body).labels] });
      return {};
    }
    case 'DELETE /git/refs/heads':
      repository.branches.delete(decodeURI(name));
      return {};
    default:
      return undefined;
  }
}

interface Answer {
  readonly status: number;
  readonly json?: object;
  readonly body?: Buffer;
}

function answer(repository: Repository, request: Request): Answer {
  const path = request.url().slice(api.length);
  const blob = /^\/repos\/owner\/site\/git\/blobs\/(.+)$/.exec(path)?.[1];
  const content = blob === undefined ? undefined : repository.findBlob(blob);
  if (content) return { status: 200, body: content };
  const body: unknown = request.postDataJSON();
  if (path === '/graphql') {
    try {
      return { status: 200, json: { data: answerQuestion(repository, body) } };
    } catch (error) {
      return { status: 200, json: { errors: [{ message: String(error) }] } };
    }
  }
  const json = answerAction(repository, `${request.method()} ${path}`, body);
  return json ? { status: 200, json } : { status: 404, json: { message: 'Not Found' } };
}

/**
 * Stands for GitHub in a browser, so that nothing leaves the machine: answers the editor as GitHub
 * would, to whoever has the token.
 * @param origin of the editing page, which is let through
 * @returns lists that grow: `foreign` has what was asked of anybody else, `unknown` what of GitHub
 * is not imitated here
 * @see https://docs.github.com/en/rest and https://docs.github.com/en/graphql
 */
export async function imitateGitHub(
  context: BrowserContext,
  { repository, origin, token }: { repository: Repository; origin: string; token: string },
): Promise<{ readonly foreign: readonly string[]; readonly unknown: readonly string[] }> {
  const foreign: string[] = [];
  const unknown: string[] = [];
  await context.route(/./, async (route, request) => {
    const url = new URL(request.url());
    if (url.origin === origin) return route.continue();
    if (url.origin !== api) {
      foreign.push(request.url());
      return route.abort();
    }
    const isKnown = (await request.headerValue('authorization')) === `token ${token}`;
    const answered = isKnown
      ? answer(repository, request)
      : { status: 401, json: { message: 'Bad credentials' } };
    if (answered.status === 404) unknown.push(`${request.method()} ${request.url()}`);
    return route.fulfill({ ...answered, headers: { 'access-control-allow-origin': '*' } });
  });
  return { foreign, unknown };
}
