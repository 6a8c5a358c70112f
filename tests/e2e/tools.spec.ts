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
  await expect(answer).toContainText(fill(words.scales.differ, { minutes: '10, 30 or 60' }));
  await tool.getByRole('radio', { name: 'His usual back pain' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool.getByRole('radio', { name: 'Twisted ankle' })).toBeChecked();
  await expect(shown(tool, '.bar-list .level-box')).toHaveText(['3', '4', '4', '4']);
  await choose(tool, 'ESI');
  await expect(shown(tool, '.way li')).toHaveText([/A: .*No/, /B: .*No/, /C: .*One: X-ray/]);
  await tool.getByRole('checkbox', { name: fill(words.scales.all, { count: 24 }) }).check();
  await expect(tool.getByRole('row')).toHaveCount(7);

  await tool.getByRole('button', { name: words.form.reset }).click();
  await expect(tool.getByRole('row')).toHaveCount(0);
  await expect(answer).toContainText('10, 30 or 60');

  await expect(shown(tool, '.tool-live')).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(shown(tool, 'tbody tr')).toHaveCount(6);
  await expect(shown(tool, '.tool-live')).toHaveCount(0);
  await expect(shown(tool, 'input')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/manchester-triage-system');
  await expect(page.getByRole('radio', { name: 'Manchester' })).toBeChecked();
});

test('trees are walked question by question, and a change of mind undoes the rest', async ({
  page,
}) => {
  await page.goto('/disaster-response');
  const tool = page.locator('#jumpstart');
  const question = (name: RegExp) => tool.getByRole('group', { name });
  const walks = question(/Can the child walk/);
  const breathes = question(/Is the child breathing/);
  const end = tool.getByRole('status');
  await expect(breathes.getByRole('radio')).toHaveCount(0);
  await expect(end).toHaveText(words.tree.start, { useInnerText: true });

  await choose(walks, /^No/);
  await expect(end).toHaveText(/^Next, .+: Is the child breathing/, { useInnerText: true });
  await choose(breathes, /^No/);
  await choose(question(/airway is opened/), /^No/);
  await choose(question(/^2b/), /^Yes/);
  await choose(question(/five rescue breaths/), /^Yes/);
  await expect(end).toContainText(fill(words.tree.end, { question: '2c' }));
  await expect(end).toContainText('Red: Immediate');

  await choose(breathes, /^Yes/);
  await expect(end).toHaveText(/^Next, .+Fewer than 15/, { useInnerText: true });
  await expect(question(/airway is opened/).getByRole('radio')).toHaveCount(0);
  await expect(question(/Fewer than 15/).getByRole('radio')).toHaveCount(2);
  await choose(walks, /^Yes/);
  await expect(end).toContainText('Green: Minor');

  await page.emulateMedia({ forcedColors: 'active' });
  await expect(walks.getByRole('radio', { name: /^Yes/ })).toBeVisible();
});

/** Words of a tool that their box cuts, breaks inside or lays over others, where there is least room. */
function findCrowded(tool: Locator): Promise<string[]> {
  return tool.evaluate((form) =>
    [...form.querySelectorAll<HTMLElement>('th, .way b, .axis .line')]
      .filter((element) => element.checkVisibility() && element.textContent.trim() !== '')
      .filter((element) => {
        const range = document.createRange();
        const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
        for (let text; (text = texts.nextNode());) {
          for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) return true;
          }
        }
        const { right } = element.getBoundingClientRect();
        return right > form.getBoundingClientRect().right;
      })
      .map(({ textContent }) => textContent.trim()),
  );
}

test('on the narrowest phones no word of a table is broken', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const [path, id] of [
    ['/canadian-triage-scale', 'pain-matrix'],
    ['/pediatric-triage', 'vital-signs-by-age'],
    ['/system-comparisons', 'scale-explorer'],
  ] as const) {
    await page.goto(path);
    expect(await findCrowded(page.locator(`#${id}`)), path).toEqual([]);
  }
});

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
  expect(await readResult(page)).toMatch(/NEWS2 5 of 20 Urgent response\./);
  const measure = (name: RegExp) => tool.getByRole('group', { name });
  await choose(measure(/^Respiration/), /^12–20/);
  await choose(measure(/^Pulse/), /^51–90/);
  await choose(measure(/^Temperature/), /^36\.1–38\.0/);
  await choose(measure(/^Oxygen saturation/), /^≥ 96/);
  expect(await readResult(page)).toMatch(/NEWS2 0 of 20 Routine\./);
  await choose(measure(/^Consciousness/), 'CVPU 3 points');
  expect(await readResult(page)).toMatch(/NEWS2 3 of 20 3 in one measure\./);

  // Paper has the chart, without what one reader had chosen.
  await page.emulateMedia({ media: 'print' });
  const chosen = measure(/^Pulse/).locator('label:has(:checked)');
  await expect(chosen).toHaveCSS('font-weight', '400');
  await page.emulateMedia({ media: 'screen' });
  await choose(tool, /^Scale 2/);
  await choose(measure(/^Oxygen saturation/), /^≥ 97/);
  expect(await readResult(page)).toMatch(/NEWS2 3 of 20 3 in one measure\./);
  await choose(measure(/^Air or oxygen/), /^Oxygen/);
  expect(await readResult(page)).toMatch(/NEWS2 8 of 20 Emergency response\./);
});

test('a reader puts in numbers of their own and reads the visits that would cover the cost', async ({
  page,
}) => {
  await page.goto('/economic-impact');
  const tool = page.locator('#break-even');
  const { breakEven } = words;
  const covered = (visits: string, share: string) =>
    `${fill(breakEven.avoided, { visits })} ${fill(breakEven.share, { share })}`;
  await expect(shown(tool, 'tbody tr')).toHaveText([/30,000 .*25% .*\$300/]);
  await choose(tool, '60,000');
  await choose(tool, '50%');
  await choose(tool, '$600');
  await expect(shown(tool, 'tbody td')).toHaveText([
    covered('800', '2.7%'),
    covered('342', '1.1%'),
    covered('4,667', '15.6%'),
  ]);
  await page.emulateMedia({ media: 'print' });
  await expect(shown(tool, 'tbody tr')).toHaveCount(48);
});

test('a cell of the pain matrix and a count for an age are read out as they are chosen', async ({
  page,
}) => {
  await page.goto('/canadian-triage-scale');
  const matrix = page.locator('#pain-matrix');
  await choose(matrix, 'Chronic, peripheral');
  await choose(matrix, 'Severe 8 to 10');
  expect(await readResult(page)).toContain(
    fill(words.pain.result, { level: 4, name: 'Less Urgent' }),
  );
  await page.goto('/pediatric-triage');
  const signs = page.locator('#vital-signs-by-age');
  await choose(signs, /^School age/);
  await choose(signs.getByRole('group', { name: /^Heartbeats/ }), '130');
  await choose(signs.getByRole('group', { name: /^Breaths/ }), '25');
  const result = await readResult(page);
  expect(result).toContain(`70 to 120. ${words.vitalSigns.above}`);
  expect(result).toContain(`16 to 30. ${words.vitalSigns.within}`);
  await page.goto('/geriatric-care');
  await choose(page.locator('#four-at-tool'), /^Clearly abnormal/);
  expect(await readResult(page)).toMatch(/4AT 6 of 12 Possible delirium\./);
});

test('the drawn voice is pressed, and its part explained', async ({ page }) => {
  await page.goto('/voice-biomarkers');
  const tool = page.locator('#voice-parts');
  await tool.locator('label.voice-press[for="voice-part-3"]').click();
  await expect(tool.getByRole('radio', { name: 'Pause' })).toBeChecked();
  await expect(tool.getByRole('status')).toContainText('Pause (the sentence): Length');
  await expect(tool.locator('rect.voice-region').filter({ visible: true })).toHaveCount(1);
});

test.describe('with a script', () => {
  test.use({ javaScriptEnabled: true });

  test('a language is found by typing, in English or its own script', async ({ page }) => {
    await page.goto('/voice-first-ai-triage');
    const field = page.getByRole('searchbox', { name: /Find a language/ });
    const languages = page.locator('.languages li').filter({ visible: true });
    await expect(languages).toHaveCount(50);
    await field.fill('espan');
    await expect(languages).toHaveText([/Español/]);
    await field.fill('العر');
    await expect(languages).toHaveText([/Arabic/]);
    await field.fill('Klingon');
    await expect(languages).toHaveCount(0);
    await expect(page.getByText('your contract names those of your service')).toBeVisible();
  });
});
