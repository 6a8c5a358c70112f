import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { answerStyles, routes } from '../../config/routes.ts';
import { site } from '../../config/site.ts';
import type { Endpoint } from '../request.ts';
import { siteWords } from '../../messages/messages.ts';

interface PageContent {
  /** In the browser tab, before the product's name. */
  readonly title: string;
  readonly heading: string;
  readonly children: ReactNode;
}

/**
 * Writes a page that a function answers with: it stands outside the build, and has the site's
 * styles and one way back to it.
 */
export function renderPage(
  { pagePrefix }: Endpoint,
  { title, heading, children }: PageContent,
): string {
  const page = (
    <html lang={site.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${site.name}`}</title>
        <link rel="icon" href={`${pagePrefix}/icon.svg`} type="image/svg+xml" />
        <link rel="stylesheet" href={`${pagePrefix}${answerStyles}`} />
      </head>
      <body>
        <header>
          <p className="answer">
            <a href={`${pagePrefix}${routes.home}`}>
              <svg viewBox="0 0 34 24" width="34" height="24" aria-hidden="true">
                <path d="M3 10v4M10 6v12M17 2v20M24 7v10M31 10v4" />
              </svg>
              {site.name}
            </a>
          </p>
        </header>
        <main className="answer">
          <h1>{heading}</h1>
          {children}
        </main>
        <footer className="answer">
          <p>{siteWords.urgentHelp}</p>
        </footer>
      </body>
    </html>
  );
  return `<!DOCTYPE html>\n${renderToStaticMarkup(page)}\n`;
}
