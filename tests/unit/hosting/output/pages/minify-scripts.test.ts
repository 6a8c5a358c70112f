import { expect, test } from 'vitest';
import { minify, minifyScripts } from '../../../../../src/hosting/output/pages/minify-scripts.ts';

test('scripts that are written in a page are minified, what the bundler made is not', () => {
  const written =
    '<script>\n  {\n    const root = document.documentElement;\n  root.a(root);\n  }\n</script>';
  const bundled = '<script>self.Astro = 1;</script><script type="module">\n  a( 1 )\n</script>';
  const short = minifyScripts(`<p>\n  a( 1 )</p>${written}${bundled}`);
  const words = '<p>\n  a( 1 )</p>';
  expect(short.length).toBeLessThan(words.length + written.length + bundled.length - 20);
  expect(short.startsWith(`${words}<script>{`)).toBe(true);
  expect(short.endsWith(bundled)).toBe(true);
});

test('names at the top level stay', () => {
  expect(minify('function shared() {\n  return 1;\n}')).toBe('function shared(){return 1}');
});
