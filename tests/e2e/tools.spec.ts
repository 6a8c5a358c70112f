import { expect, test, type Locator, type Page } from 'playwright/test';
import { fill } from '../../src/messages/fill.ts';
import { toolsWords as words } from '../../src/messages/messages.ts';

// Tools answer by style alone.
test.use({ javaScriptEnabled: false });

/** Chooses an option by its name, and checks that it took the focus as well. */
async function choose(tool: Locator, name: string | RegExp): Promise<void> {
  const input = tool.getByRole('radio', { name });
  await input.focus();
  await input.press('Space');
  await expect(input).toBeChecked();
}

const shown = (tool: Locator, selector: string) => tool.locator(selector).filter({ visible: true });

test('a patient is looked up on four scales, and print has all results', async ({ page }) => {
  await page.goto('/system-comparisons');
  const tool = page.locator('#scale-explorer');
  const answer = tool.getByRole('status');
  await choose(tool, 'His usual back pain');
  await expect(answer).toContainText(fill(words.scales.differ, { minutes: '10, 30 or 60' }));
  await page.keyboard.press('ArrowRight');
  await expect(tool.getByRole('radio', { name: 'Twisted ankle' })).toBeChecked();
  await expect(shown(tool, 'li[data-level]')).toContainText([
    '60 min',
    '60 min',
    'One: X-ray',
    '60 min',
  ]);
  await tool.getByRole('checkbox', { name: fill(words.scales.all, { count: 24 }) }).check();
  await expect(tool.getByRole('row')).toHaveCount(7);
  await tool.getByRole('button', { name: words.form.reset }).click();
  await expect(tool.getByRole('row')).toHaveCount(0);
  await expect(tool.getByRole('radio', { name: 'Twisted ankle' })).not.toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expect(shown(tool, 'tbody tr')).toHaveCount(6);
  await expect(shown(tool, '.tool-live, input')).toHaveCount(0);
});

test(
  'trees are walked question by question, and a change of mind undoes the rest',
  { tag: '@everywhere' },
  async ({ page }) => {
    await page.goto('/disaster-response');
    const tool = page.locator('#jumpstart');
    const question = (name: RegExp) => tool.getByRole('group', { name });
    const walks = question(/Can the child walk/);
    const breathes = question(/Is the child breathing/);
    const end = tool.getByRole('status');
    await page.locator('details', { has: tool }).locator('summary').click();
    await expect(breathes.getByRole('radio')).toHaveCount(0);
    await expect(end).toHaveText(words.tree.start, { useInnerText: true });

    await choose(walks, /^No/);
    await expect(end).toHaveText(/^Next, .+: Is the child breathing/, { useInnerText: true });
    await choose(breathes, /^No/);
    await choose(question(/airway is opened/), /^Yes/);
    await expect(end).toContainText('Red: Immediate');
    await choose(breathes, /^Yes/);
    await expect(question(/airway is opened/).getByRole('radio')).toHaveCount(0);
    await expect(question(/Fewer than 15/).getByRole('radio')).toHaveCount(2);
    await choose(walks, /^Yes/);
    await expect(end).toContainText('Green: Minor');
  },
);

/** What assistive technology gets of the results of a page, with what counters write. */
async function readResult(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const results = nodes.filter(({ role, ignored }) => role?.value === 'status' && !ignored);
  const read = (id: string): string[] => {
    const node = byId.get(id);
    if (node?.role?.value === 'StaticText') return [String(node.name?.value).trim()];
    return (node?.childIds ?? []).flatMap(read);
  };
  return results.flatMap(({ nodeId }) => read(nodeId)).join(' ');
}

test('NEWS2 adds up, with either scale of saturation, and says what the total asks for', async ({
  page,
}) => {
  await page.goto('/virtual-wards');
  const tool = page.locator('#news2-tool');
  const measure = (name: RegExp) => tool.getByRole('group', { name });
  expect(await readResult(page)).toMatch(/NEWS2 5 of 20 Urgent response\./);
  await choose(measure(/^Respiration/), /^12–20/);
  await choose(measure(/^Pulse/), /^51–90/);
  await choose(measure(/^Temperature/), /^36\.1–38\.0/);
  await choose(measure(/^Oxygen saturation/), /^≥ 96/);
  expect(await readResult(page)).toMatch(/NEWS2 0 of 20 Routine\./);
  await choose(measure(/^Consciousness/), 'CVPU 3 points');
  expect(await readResult(page)).toMatch(/NEWS2 3 of 20 3 in one measure\./);
  await choose(tool, /^Scale 2/);
  await choose(measure(/^Oxygen saturation/), /^≥ 97/);
  await choose(measure(/^Air or oxygen/), /^Oxygen/);
  expect(await readResult(page)).toMatch(/NEWS2 8 of 20 Emergency response\./);
  // Paper has the chart, without what one reader had chosen.
  await page.emulateMedia({ media: 'print' });
  const chosen = measure(/^Pulse/).locator('label:has(:checked)');
  await expect(chosen).toHaveCSS('font-weight', '400');
});

test('a reader puts in numbers of their own and reads the visits that would cover the cost', async ({
  page,
}) => {
  await page.goto('/economic-impact');
  const tool = page.locator('#break-even');
  await expect(shown(tool, 'tbody tr')).toHaveCount(1);
  await choose(tool, '60,000');
  await choose(tool, '50%');
  await choose(tool, '$600');
  await expect(shown(tool, 'tbody td')).toHaveText([
    /\b800\b.*2\.7%/,
    /\b342\b.*1\.1%/,
    /\b4,667\b.*15\.6%/,
  ]);
});

test('a count for an age is told as it is chosen', async ({ page }) => {
  await page.goto('/pediatric-triage');
  const signs = page.locator('#vital-signs-by-age');
  await choose(signs, /^School age/);
  await choose(signs.getByRole('group', { name: /^Heartbeats/ }), '130');
  expect(await readResult(page)).toContain(`70 to 120. ${words.vitalSigns.above}`);
});
