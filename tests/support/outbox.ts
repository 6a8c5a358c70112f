import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

/** The messages in the outbox that name an organization or go to an address: each test has its own. */
export async function findMail(name: string): Promise<Email[]> {
  const folder = process.env['MAIL_OUTBOX'];
  if (!folder) throw new Error('MAIL_OUTBOX is not set: playwright.config.ts names the folder.');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails.filter(({ text = '', to = [] }) => {
    return text.includes(name) || to.some(({ address }) => address === name);
  });
}
