import { expect, test } from 'vitest';
import { preferBrotli } from '../../../../src/search/index/prefer-brotli.ts';

const engine = 'https://www.example.com/pagefind/wasm.en.pagefind';

/** What a host answers with, by address, and what was asked of it. */
function startHost(answers: Readonly<Record<string, string>>) {
  const asked: string[] = [];
  const load = preferBrotli((address) => {
    asked.push(address);
    const answer = answers[address];
    return answer === undefined
      ? Promise.reject(new TypeError('Content could not be decoded.'))
      : Promise.resolve(new Response(answer));
  });
  return { asked, read: async (address: string) => (await load(address)).text() };
}

test('the copy is taken where it comes decoded', async () => {
  const { asked, read } = startHost({ [`${engine}.br`]: 'pagefind_dcd and more' });
  expect(await read(engine)).toBe('pagefind_dcd and more');
  expect(asked).toEqual([`${engine}.br`]);
});

test.each([
  ['as it was compressed', { [`${engine}.br`]: '\u001b\u0000\u0004' }],
  ['not at all', {}],
])('the file itself is taken where the copy comes %s', async (_, answers) => {
  const { read } = startHost({ ...answers, [engine]: 'plain' });
  expect(await read(engine)).toBe('plain');
});

test.each(['pagefind-entry.json', 'fragment/en_1.pf_fragment', 'text/index/en_1.pf_index'])(
  '%s has no copy',
  async (file) => {
    const address = `https://www.example.com/pagefind/${file}`;
    const { asked, read } = startHost({ [address]: 'plain' });
    expect(await read(address)).toBe('plain');
    expect(asked).toEqual([address]);
  },
);
