import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { projectFolder } from '../../tools/lib/project.ts';

interface WrittenArticle {
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  /** 2025-01-15 */
  readonly date: string;
  readonly updated?: string;
  readonly draft?: boolean;
  readonly featured: boolean;
}

const folder = join(projectFolder, 'src/content/articles');

/** The published articles as their files say, read past everything that the tests look at. */
export async function readArticles(): Promise<WrittenArticle[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.mdx'));
  const articles = await Promise.all(
    files.map(async (file) => {
      const [, frontMatter = ''] = (await readFile(join(folder, file), 'utf8')).split(
        /^\uFEFF?---$/m,
      );
      const data = parse(frontMatter) as Omit<WrittenArticle, 'slug' | 'featured'>;
      return { featured: false, ...data, slug: file.replace(/\.mdx$/, '') };
    }),
  );
  const today = new Date().toISOString().slice(0, 10);
  return articles.filter(({ draft, date }) => draft !== true && date <= today);
}
