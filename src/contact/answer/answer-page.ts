import { renderAnswerForm } from './answer-form.ts';
import { escapeHtml } from './escape-html.ts';
import type { Failure } from '../message/failure.ts';
import { contactFields, fieldNames } from '../message/fields.ts';
import type { TypedFields } from '../message/fields.ts';
import { notices } from '../message/notices.ts';
import { renderPageShell } from './page-shell.ts';
import { contactPath } from '../paths.ts';

/** What the page of a failure shows. */
export interface PageContent {
  readonly failure: Failure;
  /** What was typed, and the message's key; undefined when the post could not be read. */
  readonly kept: { readonly typed: TypedFields; readonly key: string } | undefined;
  /** Goes before each path of the site: its origin, or nothing when this page is on the same host. */
  readonly siteOrigin: string;
}

function renderNotice({ code, message, fields = {} }: Failure): string {
  const isForFields = code === 'invalid_fields';
  const notice = code === 'invalid_email' ? notices.invalidEmail : notices.failed;
  const title = isForFields ? 'There is a problem' : notice.title;
  const sentences = isForFields ? [] : [...new Set([notice.message, message])];
  const links = fieldNames.flatMap((name) => {
    const problem = fields[name];
    return problem === undefined
      ? []
      : [`<li><a href="#${name}">${contactFields[name].label}: ${escapeHtml(problem)}</a></li>`];
  });
  return [
    // Focused when the page opens, without a script, so that a screen reader begins here.
    '<div class="notice" role="alert" tabindex="-1" autofocus>',
    `<h2>${title}</h2>`,
    ...sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`),
    ...(links.length > 0 ? [`<ul>${links.join('')}</ul>`] : []),
    '</div>',
  ].join('\n');
}

function renderBody({ failure, kept, siteOrigin }: PageContent): string {
  return kept
    ? `<p>Your message was not sent. Everything you typed is still here.</p>
${renderAnswerForm(kept.typed, kept.key, failure.fields ?? {})}`
    : `<p>Your message was not sent. Go back in your browser to find what you typed, or
<a href="${siteOrigin}${contactPath}">open the form again</a>.</p>`;
}

/**
 * The page that a form posted without JavaScript ends on when the message was not sent: what went
 * wrong, and the form as it was filled, ready to send again. It answers the post directly instead
 * of redirecting, because what was typed is personal data and must not travel in an address.
 */
export function renderAnswerPage(content: PageContent): string {
  return renderPageShell(content.siteOrigin, {
    title: 'Error: message not sent',
    heading: 'Send us a message',
    body: `${renderNotice(content.failure)}\n${renderBody(content)}`,
  });
}
