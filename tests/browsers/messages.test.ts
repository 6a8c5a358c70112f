import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { expect, inject, test, vi } from 'vitest';
import { formWords, newsletterWords } from '../../src/messages/messages.ts';
import { startVisit, type Visit, withoutScripts, withScripts } from '../support/browsers/visit.ts';
import { findMail } from '../support/outbox.ts';

const outbox = inject('outbox');
vi.stubEnv('MAIL_OUTBOX', outbox);

const { fields, form, notices } = formWords;
const text = 'We take 400 calls a day. Can we hear it, please? – Zoë';

/** Fills the form, with an address of a provider that is not accepted. */
async function fillForm({ tab, fill, press }: Visit, organization: string): Promise<void> {
  await fill(fields.name.label, 'Zoë O’Neill');
  await fill(fields.email.label, 'zoe@gmail.com');
  await fill(fields.organization.label, organization);
  await press('label', fields.role.label);
  await tab.type('Nurse');
  await fill(fields.message.label, text);
}

/** Makes it an address of an organization. */
async function mendAddress({ tab, press }: Visit): Promise<void> {
  await press('label', fields.email.label);
  await tab.press('End');
  await tab.type('munity-hospital.example');
}

async function expectDelivered(organization: string): Promise<void> {
  await expect.poll(() => findMail(organization)).toHaveLength(1);
  const [mail] = await findMail(organization);
  expect(mail?.replyTo).toEqual([
    { name: 'Zoë O’Neill', address: 'zoe@gmail.community-hospital.example' },
  ]);
  expect(mail?.text).toContain(text);
  expect(mail?.text).toContain(formWords.roles.nurse);
}

/** The server finds no place for messages meanwhile; what comes after finds it again in any case. */
async function withoutOutbox(act: () => Promise<void>): Promise<void> {
  const aside = `${outbox}-aside`;
  await rename(outbox, aside);
  await writeFile(outbox, '');
  try {
    await act();
  } finally {
    await rm(outbox);
    await rename(aside, outbox);
  }
}

test.each(withScripts)(
  'a message is refused for its address, then by a broken server, and then arrives, in $name',
  async (way) => {
    const visit = await startVisit(way);
    const { open, texts, press } = visit;
    const notice = () => texts('[aria-label=Notifications] li');
    const organization = `Hospital ${randomUUID()}`;
    await open('/contact');
    await fillForm(visit, organization);
    // Typed within a second: a form whose script is still on its way is posted without it.
    await expect.poll(() => texts('astro-island[ssr] form')).toEqual([]);
    await press('.contact-form button', form.send);
    await expect.poll(notice).toEqual([expect.stringContaining(notices.invalidEmail.message)]);
    await mendAddress(visit);
    await withoutOutbox(async () => {
      await press('.contact-form button', form.send);
      await expect
        .poll(notice)
        .toEqual(expect.arrayContaining([expect.stringContaining(notices.failed.message)]));
    });
    expect(await texts('textarea')).toEqual([text]);
    await press('.contact-form button', form.send);
    await expect
      .poll(notice)
      .toEqual(expect.arrayContaining([expect.stringContaining(notices.sent.title)]));
    await expectDelivered(organization);
    expect(await texts('textarea')).toEqual(['']);
  },
);

test.each(withoutScripts)(
  'a message is refused for its address, then by a broken server, and then arrives, in $name',
  async (way) => {
    const visit = await startVisit(way);
    const { open, address, texts, press } = visit;
    const organization = `Hospital ${randomUUID()}`;
    await open('/contact');
    await fillForm(visit, organization);
    await press('.contact-form button', form.send);
    await expect
      .poll(() => texts('main'))
      .toEqual([expect.stringContaining('Please use a corporate email address.')]);
    expect(await texts('textarea')).toEqual([text]);
    await mendAddress(visit);
    await withoutOutbox(async () => {
      await press('main button');
      await expect
        .poll(() => texts('main'))
        .toEqual([expect.stringContaining(formWords.advice.again)]);
    });
    await press('main button');
    await expect.poll(address).toBe('/contact/sent');
    expect(await texts('h1')).toEqual([notices.sent.title]);
    await expectDelivered(organization);
  },
);

test.each([...withScripts, ...withoutScripts])(
  'an address is put on the list by the link in its email, in $name',
  async (way) => {
    const { tab, open, address, texts, fill, press } = await startVisit(way);
    const begun = `reader-${randomUUID()}@hospital`;
    const reader = `${begun}.example`;
    await open('/news-views');
    await fill(newsletterWords.form.label, begun);
    await press('button', newsletterWords.form.button);
    await expect.poll(() => texts('[role=alert]')).toHaveLength(1);
    // Firefox takes no press in the first moments of a page.
    const reachField = async () => {
      await press('main label', newsletterWords.form.label);
      return tab.evaluate(() => document.activeElement?.id);
    };
    await expect.poll(reachField).toBe('email');
    await tab.press('End');
    await tab.type('.example');
    await press('main button', newsletterWords.form.button);
    await expect.poll(address).toBe('/newsletter/check-inbox');
    const [question] = await findMail(reader);
    await tab.open(/http\S+\?confirm=\S+/.exec(question?.text ?? '')?.[0] ?? '');
    await press('main button', newsletterWords.confirm.button);
    await expect.poll(address).toBe('/newsletter/confirmed');
    expect(await texts('h1')).toEqual(['You are subscribed']);
    expect(await findMail(reader)).toHaveLength(2);
  },
);
