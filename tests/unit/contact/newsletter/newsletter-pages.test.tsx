import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import {
  renderNewsletterFailure,
  renderQuestion,
} from '../../../../src/contact/newsletter/newsletter-pages.tsx';
import { place, siteOrigin } from '../contact-fixtures.ts';

const hostile = `"><script>alert('1')</script>&amp;@hospital.example`;

test('the pages are valid HTML, whatever the message', async () => {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  for (const html of [
    renderQuestion('confirm', 'abc.def', place),
    renderQuestion('unsubscribe', 'abc.def', { ...place, pagePrefix: siteOrigin }),
    renderNewsletterFailure(hostile, place),
  ]) {
    const report = await validator.validateString(html);
    expect(report.results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(html).not.toContain('<script');
  }
});
