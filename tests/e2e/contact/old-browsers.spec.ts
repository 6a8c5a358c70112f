import { expect, test } from 'playwright/test';
import * as contactPage from '../../support/contact-page.ts';
import { findMail } from '../../support/outbox.ts';
import { noteErrors } from '../../support/page/page-scripts.ts';

test('a message is sent in place without what browsers of some years ago do not have', async ({
  page,
}) => {
  const errors = noteErrors(page);
  await page.addInitScript(() => {
    const missing: readonly (readonly [object, string[]])[] = [
      [String.prototype, ['isWellFormed', 'at']],
      [AbortSignal, ['timeout']],
      [Array.prototype, ['at', 'toSorted', 'toReversed', 'toSpliced', 'with', 'findLast']],
      [Object, ['hasOwn']],
      [URL, ['canParse']],
      [Crypto.prototype, ['randomUUID']],
      [HTMLDialogElement.prototype, ['showModal']],
      [window, ['structuredClone']],
    ];
    for (const [owner, names] of missing) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
  const typed = contactPage.createVisitor();
  await contactPage.sendMessage(page, typed);
  await expect(contactPage.sentNotice(page)).toBeVisible();
  expect(await findMail(typed.organization)).toHaveLength(1);
  expect(errors).toEqual([]);
});
