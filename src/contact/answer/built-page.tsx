import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { builtContactPage } from '../../config/routes.ts';
import { site } from '../../config/site.ts';

/** Where the build lays it; there is none in development. */
function readBuiltPage(): string {
  try {
    return readFileSync(new URL(builtContactPage, import.meta.url), 'utf8');
  } catch {
    return '';
  }
}

const form = /<form class="contact-form"[\s\S]*?<\/form>/;

/** Scripts would bring the form back as it was; the rest is for readers of the page by its address. */
const left = /<script\b[\s\S]*?<\/script>|<link rel="(?:canonical|manifest|alternate)"[^>]*>/g;

/** The built contact page with something in place of its form; undefined where there is none. */
export function renderInContactPage(title: string, part: ReactNode): string | undefined {
  const page = readBuiltPage();
  if (!form.test(page)) return undefined;
  const head = renderToStaticMarkup(
    <>
      <meta name="robots" content="noindex" />
      <title>{`${title} | ${site.name}`}</title>
    </>,
  );
  return page
    .replaceAll(left, '')
    .replace(/<title>.*?<\/title>/, () => head)
    .replace(form, () => renderToStaticMarkup(part));
}
