import type { Page } from 'playwright';

interface Node {
  readonly role: string;
  readonly name: string;
}

const controls: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'menuitem',
  'radio',
  'searchbox',
  'slider',
  'switch',
  'tab',
  'textbox',
]);
/** Parts that a screen reader lists: each kind that comes twice has to say which it is. */
const landmarks: ReadonlySet<string> = new Set(['complementary', 'form', 'navigation', 'region']);
/** Parts of which a page has one. */
const singles = ['banner', 'main', 'contentinfo'];
const named: ReadonlySet<string> = new Set([...controls, 'image', 'dialog', 'heading']);

/** What the browser hands to assistive technology, without what it leaves out. */
async function readTree(page: Page): Promise<Node[]> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => ({
      role: String(role?.value ?? ''),
      name: String(name?.value ?? '').trim(),
    }));
}

/**
 * What a screen reader could not tell its user: controls, pictures, headings and dialogs without a
 * name (WCAG 4.1.2, 1.1.1, 2.4.6).
 */
export async function findNamelessParts(page: Page): Promise<string[]> {
  const nodes = await readTree(page);
  return nodes
    .filter(({ role, name }) => named.has(role) && name === '')
    .map(({ role }) => `a ${role} has no name`);
}

/** Landmarks that are missing, doubled or sound alike (WCAG 1.3.1, 2.4.1). */
export async function findLandmarkProblems(page: Page): Promise<string[]> {
  const nodes = await readTree(page);
  const problems: string[] = [];
  for (const role of singles) {
    const count = nodes.filter((node) => node.role === role).length;
    if (count !== 1) problems.push(`the page has ${count} of the landmark ${role}`);
  }
  for (const role of landmarks) {
    const names = nodes.filter((node) => node.role === role).map(({ name }) => name);
    const twice = names.filter((name, place) => names.indexOf(name) !== place);
    problems.push(...twice.map((name) => `two parts of role ${role} are called “${name}”`));
  }
  return problems;
}
