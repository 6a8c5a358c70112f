import postcss, { AtRule, type Container, type Declaration, type Root } from 'postcss';
import { canMatch, type Named } from './can-match.ts';

const styleElement = /<style>([\s\S]*?)<\/style>/g;
const word = /[\w-]+/g;
const classAttribute = /\sclass=(?:"([^"]*)"|'([^']*)'|([\w-]+))/g;
const tag = /<([a-z][\w-]*)/gi;
/** What a parser of HTML adds by itself. */
const impliedTags = ['html', 'head', 'body', 'tbody'];
const variable = /var\((--[\w-]+)/g;
/** What Astro's compiler sets for `light-dark()` in older browsers; their use is an absence. */
const themeSwitch = '--lightningcss-';

function wordsOf(text: string): Set<string> {
  return new Set(text.match(word));
}

function classesOf(page: string): Set<string> {
  const lists = [...page.matchAll(classAttribute)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  return wordsOf(lists.join(' '));
}

function addAll(names: Set<string>, more: Iterable<string>): void {
  for (const name of more) names.add(name);
}

/** Takes away what holds nothing, from the innermost on. */
function forgetEmpty(container: Container): void {
  container.each((node) => {
    if (!('nodes' in node) || node.nodes === undefined) return;
    forgetEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Takes away custom properties that nothing asks for, and then those that they had asked for. */
function forgetUnasked(root: Root, words: ReadonlySet<string>): void {
  const asked = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(variable)) asked.add(name);
  });
  const unasked: Declaration[] = [];
  root.walkDecls(/^--/, (declaration) => {
    const { prop } = declaration;
    const isNamed = asked.has(prop) || words.has(prop) || prop.startsWith(themeSwitch);
    if (!isNamed) unasked.push(declaration);
  });
  for (const declaration of unasked) declaration.remove();
  if (unasked.length > 0) forgetUnasked(root, words);
}

/** Takes away what can match nothing, and what nothing asks for then. */
function purge(styles: string, named: Named): string {
  const root = postcss.parse(styles);
  root.walkComments((comment) => {
    comment.remove();
  });
  // Each component states the order of the layers, in case it comes first; once is enough.
  const orders = new Set<string>();
  root.walkAtRules('layer', (layer) => {
    if (layer.nodes !== undefined) return;
    if (orders.has(layer.params)) layer.remove();
    orders.add(layer.params);
  });
  root.walkRules((rule) => {
    // The steps of an animation are no selectors.
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    const left = rule.selectors.filter((selector) => canMatch(selector, named));
    if (left.length === 0) rule.remove();
    else if (left.length < rule.selectors.length) rule.selectors = left;
  });
  forgetUnasked(root, named.words);
  forgetEmpty(root);
  return root.toString();
}

/**
 * Takes out of each page what its styles say of elements that neither the page nor any script has:
 * the style sheet of a component knows all its forms, and a page shows one or two. Pages with the
 * same styles keep the same, so that they go on sharing a policy. Only tags, classes, roles, values
 * and data attributes are judged, and only where a selector asks for them, never inside of `:not()`;
 * states and other attributes may come at any time.
 * @param pages all pages of the site, each style element with text alone
 * @param scripts the text of all scripts, also of those that stand in pages
 * @returns the pages, in the same order
 */
export function purgeStyles(pages: readonly string[], scripts: readonly string[]): string[] {
  const spoken = wordsOf(scripts.join('\n'));
  const wordsOfStyles = new Map<string, ReadonlySet<string>>();
  /** What all pages name that have a style sheet. */
  const namedByStyles = new Map<string, Named>();
  for (const page of pages) {
    const html = page.replaceAll(styleElement, '');
    const classes = classesOf(html);
    const tags = new Set([...html.matchAll(tag)].map(([, name = '']) => name));
    const words = html.match(word) ?? [];
    const sheets = [...page.matchAll(styleElement)].map(([, styles = '']) => styles);
    for (const styles of sheets) {
      const named = namedByStyles.get(styles) ?? {
        classes: new Set(spoken),
        tags: new Set([...spoken, ...impliedTags]),
        words: new Set(spoken),
        spoken,
      };
      addAll(named.classes, classes);
      addAll(named.tags, tags);
      addAll(named.words, words);
      // A property may be declared in one element and asked for in another.
      for (const other of sheets) {
        if (other === styles) continue;
        const known = wordsOfStyles.get(other) ?? wordsOf(other);
        wordsOfStyles.set(other, known);
        addAll(named.words, known);
      }
      namedByStyles.set(styles, named);
    }
  }
  const purged = new Map(
    [...namedByStyles].map(([styles, named]) => [styles, purge(styles, named)]),
  );
  return pages.map((page) =>
    page.replaceAll(
      styleElement,
      (_, styles: string) => `<style>${purged.get(styles) ?? styles}</style>`,
    ),
  );
}
