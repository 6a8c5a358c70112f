import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectFolder } from './project.ts';

interface WrittenArticle {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly featured: boolean;
}

const folder = join(projectFolder, 'src/content/articles');

/** The articles as their files say, read past everything that the tests look at. */
export async function readArticles(): Promise<WrittenArticle[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.mdx'));
  return Promise.all(
    files.map(async (file) => {
      const [, frontMatter = ''] = (await readFile(join(folder, file), 'utf8')).split(/^---$/m);
      const data = parse(frontMatter) as Omit<WrittenArticle, 'slug' | 'featured'>;
      return { featured: false, ...data, slug: file.replace(/\.mdx$/, '') };
    }),
  );
}
