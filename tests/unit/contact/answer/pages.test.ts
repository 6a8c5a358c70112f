import { HtmlValidate } from 'html-validate';
import { parse as parseHtml } from 'node-html-parser';
import { expect, test } from 'vitest';
import { answerPage } from '../../../../src/contact/answer/answers.ts';
import { renderContactFailure } from '../../../../src/contact/answer/contact-page.tsx';
import {
  renderNewsletterFailure,
  renderQuestion,
} from '../../../../src/contact/newsletter/newsletter-pages.tsx';
import { Refusal } from '../../../../src/contact/outcome.ts';
import { fieldNames } from '../../../../src/config/contact-fields.ts';
import {
  meantField,
  type FieldProblems,
  type TypedFields,
} from '../../../../src/contact/fields.ts';
import { formWords } from '../../../../src/messages/messages.ts';
import { typeFields } from '../../../../tools/lib/contact-message.ts';
import { hostileLines, message, endpoint, siteOrigin } from '../contact-fixtures.ts';

const fields: FieldProblems = {
  name: 'Enter your name',
  role: 'Select your role',
  message: 'Enter your message',
};
const { failure: invalid } = new Refusal('invalid_fields', { fields }).unsuccess;

function render(typed: TypedFields = message, failure = invalid) {
  const hidden = { key: 'k-1', trap: '', startedAt: '', sentAt: '', story: undefined };
  return renderContactFailure(failure, endpoint, { ...hidden, typed, mayBeCopy: false });
}

test('the pages are valid HTML, fit a phone, need no script and are in no search engine', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const html of [
    render(),
    renderContactFailure(new Refusal('not_delivered').unsuccess.failure, endpoint, undefined),
    renderQuestion('confirm', 'abc.def', endpoint),
    renderQuestion('unsubscribe', 'abc.def', { ...endpoint, pagePrefix: siteOrigin }),
    renderNewsletterFailure(hostileLines.join(), endpoint, ''),
  ]) {
    const report = await validator.validateString(html);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(html).not.toMatch(/<script|<style|\sstyle=|<[^>]*\son[a-z]+=/i);
    const page = parseHtml(html);
    expect(page.querySelector('meta[name=viewport]')?.getAttribute('content')).toContain('width=');
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  }
  const policy = answerPage(render(), endpoint, 422).headers.get('content-security-policy');
  expect(policy).toContain(
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self';",
  );
});

test('a screen reader begins at the summary, which links to each field that is wrong', () => {
  const page = parseHtml(render());
  const summary = page.querySelector('.error-summary');
  expect(summary?.hasAttribute('autofocus')).toBe(true);
  const links = summary?.querySelectorAll('a') ?? [];
  const told = links.map((link) => [link.getAttribute('href'), link.textContent]);
  expect(told).toEqual(Object.entries(fields).map(([name, problem]) => [`#${name}`, problem]));
});

test('an address that looks mistyped is asked about, and goes as it was meant once that is ticked', () => {
  const page = parseHtml(render({ ...message, email: 'jo@northclinic.con' }));
  const box = page.querySelector(`[name=${meantField}]`);
  expect(box?.parentNode?.textContent).toContain('jo@northclinic.com');
  expect(parseHtml(render()).querySelector(`[name=${meantField}]`)).toBeNull();
});

test('what was typed and chosen stays, and hostile text stays text', () => {
  const options = parseHtml(render()).querySelectorAll('option');
  expect(options).toHaveLength(1 + Object.keys(formWords.fields.role.choices ?? {}).length);
  const selected = options.find((option) => option.hasAttribute('selected'));
  expect(selected?.textContent).toBe('IT director');
  const countOf = (page: ReturnType<typeof parseHtml>) => page.querySelectorAll('*').length;
  for (const line of hostileLines) {
    const typed = typeFields(Object.fromEntries(fieldNames.map((name) => [name, line])));
    const page = parseHtml(render(typed));
    for (const name of ['name', 'email', 'organization']) {
      expect(page.querySelector(`#${name}`)?.getAttribute('value')).toBe(line);
    }
    expect(page.querySelector('textarea')?.textContent).toBe(line);
    expect(countOf(page)).toBe(countOf(parseHtml(render())));
  }
});
