import { createHash } from 'node:crypto';

type Tree = ReadonlyMap<string, Buffer>;

/** A pull request as it is at the moment; nothing of it is kept but what the editor asks for. */
export interface PullRequest {
  readonly number: number;
  readonly title: string;
  readonly head: string;
  readonly base: string;
  readonly isDraft: boolean;
  readonly state: 'open' | 'merged';
  readonly labels: readonly string[];
}

/** A commit that somebody asked for: where, on top of what, and what it writes or takes away. */
export interface Commit {
  readonly branch: string;
  readonly parent: string;
  readonly written: Tree;
  readonly deleted: readonly string[];
}

/**
 * The name by which Git knows a file.
 * @see https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
 */
export function blobOid(content: Buffer): string {
  return createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');
}

/**
 * A repository in memory: branches that hold files, and pull requests.
 * @param files what is on `main`, by path
 */
export function createRepository(files: Tree) {
  const trees = new Map<string, Tree>();
  const branches = new Map<string, string>();
  const pulls = new Map<number, PullRequest>();
  const commits: Commit[] = [];

  function moveBranch(branch: string, tree: Tree): string {
    const oid = createHash('sha1').update(`commit ${trees.size}`).digest('hex');
    trees.set(oid, tree);
    branches.set(branch, oid);
    return oid;
  }
  moveBranch('main', files);
  const filesOn = (branch: string): Tree => trees.get(branches.get(branch) ?? '') ?? new Map();

  return {
    trees,
    branches,
    pulls,
    /** All that was asked for, refused or not. */
    commits,
    filesOn,
    read: (branch: string, path: string) => filesOn(branch).get(path)?.toString(),
    findBlob: (oid: string) =>
      [...trees.values()]
        .flatMap((tree) => [...tree.values()])
        .find((content) => blobOid(content) === oid),
    /** @throws when the branch has moved, as GitHub does */
    commit: (commit: Commit): string => {
      commits.push(commit);
      if (branches.get(commit.branch) !== commit.parent) throw new Error('The branch has moved.');
      const tree = new Map([...filesOn(commit.branch), ...commit.written]);
      for (const path of commit.deleted) tree.delete(path);
      return moveBranch(commit.branch, tree);
    },
    /** @throws when there is a branch of that name */
    createBranch: (branch: string, oid: string): void => {
      if (branches.has(branch)) throw new Error(`A ref named "${branch}" already exists.`);
      branches.set(branch, oid);
    },
    openPull: (pull: Pick<PullRequest, 'title' | 'head' | 'base' | 'isDraft'>): PullRequest => {
      const opened = { ...pull, number: pulls.size + 1, state: 'open' as const, labels: [] };
      pulls.set(opened.number, opened);
      return opened;
    },
    changePull: (number: number, change: Partial<PullRequest>): void => {
      const pull = pulls.get(number);
      if (pull) pulls.set(number, { ...pull, ...change });
    },
    merge: (number: number): void => {
      const pull = pulls.get(number);
      if (pull) moveBranch(pull.base, filesOn(pull.head));
    },
  };
}

export type Repository = ReturnType<typeof createRepository>;
