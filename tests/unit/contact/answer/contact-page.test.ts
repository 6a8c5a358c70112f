import { HtmlValidate } from 'html-validate';
import { parse as parseHtml } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { answerPage } from '../../../../src/contact/answer/answers.ts';
import { renderContactFailure } from '../../../../src/contact/answer/contact-page.tsx';
import { fail } from '../../../../src/contact/outcome.ts';
import type { FieldProblems } from '../../../../src/contact/rules.ts';
import { contactFields, fieldNames, roles } from '../../../../src/contact/fields.ts';
import type { TypedFields } from '../../../../src/contact/fields.ts';
import { hostileLines, message, place } from '../contact-fixtures.ts';
import { formWords } from '../../../../src/messages/messages.ts';

const fields: FieldProblems = {
  name: formWords.fields.name.missing,
  role: formWords.fields.role.missing,
  message: formWords.fields.message.missing,
};
const { failure: invalid } = fail('invalid_fields', '', { fields });

function render(typed: TypedFields = message, failure = invalid) {
  return renderContactFailure(failure, place, { typed, key: 'k-1' });
}

test('the page is valid HTML', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const html of [
    render(),
    renderContactFailure(fail('not_delivered', '').failure, place, undefined),
  ]) {
    const report = await validator.validateString(html);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
  }
});

test('the page fits a phone, and no search engine lists it', () => {
  const page = parseHtml(render());
  const contentOf = (name: string) =>
    page.querySelector(`meta[name=${name}]`)?.getAttribute('content');
  expect(contentOf('viewport')).toBe('width=device-width, initial-scale=1');
  expect(contentOf('robots')).toBe('noindex');
});

test('browsers fill in who somebody is, and keep what they wrote', () => {
  const page = parseHtml(render());
  // https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#autofill
  expect(
    fieldNames.map((name) => page.querySelector(`#${name}`)?.getAttribute('autocomplete')),
  ).toEqual(['name', 'email', 'organization', 'organization-title', 'on']);
});

describe('a screen reader', () => {
  const page = parseHtml(render());

  test('begins at the summary, which links to each field that is wrong', () => {
    const summary = page.querySelector('[role=alert]');
    expect(summary?.hasAttribute('autofocus')).toBe(true);
    expect(
      summary?.querySelectorAll('a').map((link) => [link.getAttribute('href'), link.textContent]),
    ).toEqual([
      ['#name', 'Enter your name'],
      ['#role', 'Select your role'],
      ['#message', 'Enter your message'],
    ]);
  });

  test.each(fieldNames)('reads the label, purpose and error of %s', (name) => {
    const control = page.querySelector(`#${name}`);
    expect(page.querySelector(`label[for=${name}]`)?.textContent).toBe(contactFields[name].label);
    expect(control?.getAttribute('autocomplete')).toBe(contactFields[name].autocomplete);
    expect(control?.hasAttribute('required')).toBe(true);
    const error = fields[name];
    expect(control?.getAttribute('aria-invalid')).toBe(error && 'true');
    const described = (control?.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
    expect(described.map((id) => page.querySelector(`#${id}`)?.textContent)).toEqual([
      ...(name === 'message'
        ? ['Up to 5,000 characters. Please leave out anything about a patient.']
        : []),
      ...(error === undefined ? [] : [`Error: ${error}`]),
    ]);
  });
});

test('the eight roles can be chosen, and the chosen one stays chosen', () => {
  const page = parseHtml(render());
  const options = page.querySelectorAll('option').map((option) => option.getAttribute('value'));
  expect(options).toEqual(['', ...Object.keys(roles)]);
  expect(page.querySelectorAll('option[selected]').map((option) => option.textContent)).toEqual([
    'IT director',
  ]);
});

test.each(hostileLines)('%j stays text in the fields of the page', (line) => {
  const typed = { name: line, email: line, organization: line, role: line, message: line };
  const page = parseHtml(render(typed));
  for (const name of ['name', 'email', 'organization']) {
    expect(page.querySelector(`#${name}`)?.getAttribute('value')).toBe(line);
  }
  expect(page.querySelector('textarea')?.textContent).toBe(line);
  const elements = (root: typeof page) =>
    root.querySelectorAll('*').map((element) => element.rawTagName);
  expect(elements(page)).toEqual(elements(parseHtml(render())));
});

test('the page needs no script and no inline style, and its own policy allows none', () => {
  expect(render()).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i);
  const policy = answerPage(render(), place, invalid).headers.get('content-security-policy');
  expect(policy).toContain(
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; form-action 'self';",
  );
});
