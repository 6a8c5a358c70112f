import { globSync } from 'node:fs';
import path from 'node:path';

/** Where the components that editors use lie. What lies deeper, such as `parts/`, is not offered. */
const offered = [
  'src/components/*.astro',
  'src/components/!(parts)/*.astro',
  'src/{calls,contact,islands/video-modal,news,search}/*.astro',
];

/**
 * Finds the components that MDX may use.
 * @returns component name → path from the root, such as `Steps` → `/src/components/lists/Steps.astro`, by name
 */
export function findEditorComponents(root: string): ReadonlyMap<string, string> {
  const files = globSync(offered, { cwd: root }).map((file) => file.split(path.sep).join('/'));
  const named = files.map((file) => [path.posix.basename(file, '.astro'), `/${file}`] as const);
  return new Map(named.toSorted(([a], [b]) => a.localeCompare(b)));
}
