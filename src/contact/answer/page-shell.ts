import { site } from '../../config/site.ts';
import { escapeHtml } from './escape-html.ts';
import { contactAnswerStylesPath } from '../paths.ts';

interface ShellContent {
  /** In the browser tab, before the product's name. */
  readonly title: string;
  readonly heading: string;
  /** HTML in which everything typed is escaped. */
  readonly body: string;
}

/**
 * The frame of the pages that functions answer with: they stand outside the build.
 * @param siteOrigin goes before each path of the site; may be empty
 */
export function renderPageShell(
  siteOrigin: string,
  { title, heading, body }: ShellContent,
): string {
  return `<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} | ${site.name}</title>
<link rel="stylesheet" href="${siteOrigin}${contactAnswerStylesPath}">
</head>
<body>
<header><a href="${siteOrigin}/">${site.name}</a></header>
<main>
<h1>${heading}</h1>
${body}
</main>
<footer><p>${escapeHtml(site.urgentHelp)}</p></footer>
</body>
</html>
`;
}
