import type { Page } from 'playwright';

const controls =
  'button checkbox combobox link menuitem radio searchbox slider switch tab textbox'.split(' ');
/** What a screen reader cannot tell its user of without a name (WCAG 4.1.2, 1.1.1, 2.4.6). */
const named: ReadonlySet<string> = new Set([...controls, 'image', 'dialog', 'heading']);
/** Parts that a screen reader lists: each kind that comes twice has to say which it is. */
const landmarks: ReadonlySet<string> = new Set(['complementary', 'form', 'navigation', 'region']);
/** Parts of which a page has one. */
const singles = ['banner', 'main', 'contentinfo'];

/**
 * What a screen reader could not tell its user, of what the browser hands to assistive technology:
 * parts without a name, and landmarks that are missing, doubled or sound alike (WCAG 1.3.1, 2.4.1).
 */
export async function findUnclearParts(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const tree = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  const nodes = tree.nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
    }));
  const nameless = nodes.filter(({ role, name }) => named.has(role) && name === '');
  const counts = singles.map((role) => ({
    role,
    count: nodes.filter((node) => node.role === role).length,
  }));
  const parts = nodes.filter(({ role }) => landmarks.has(role));
  const doubled = parts.filter(
    (part, place) =>
      parts.findIndex(({ role, name }) => role === part.role && name === part.name) !== place,
  );
  return [
    ...nameless.map(({ role }) => `a ${role} has no name`),
    ...counts
      .filter(({ count }) => count !== 1)
      .map(({ role, count }) => `the page has ${count} of the landmark ${role}`),
    ...doubled.map(({ role, name }) => `two parts of role ${role} are called “${name}”`),
  ];
}
