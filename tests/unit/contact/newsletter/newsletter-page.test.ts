import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import {
  renderNewsletterFailure,
  renderQuestionPage,
} from '../../../../src/contact/newsletter/newsletter-page.ts';

const hostile = `"><script>alert('1')</script>&amp;@hospital.example`;

test('the pages are valid HTML that shows an address and nothing else of it', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const html of [
    renderQuestionPage('confirm', hostile, 'abc.def', ''),
    renderQuestionPage('unsubscribe', hostile, 'abc.def', 'https://www.triage.example'),
    renderNewsletterFailure(hostile, ''),
  ]) {
    const report = await validator.validateString(html);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(html).not.toContain('<script');
  }
});
