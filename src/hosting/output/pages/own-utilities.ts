const layerStart = '@layer utilities{';

/** The rules at the top of a style sheet, or inside of an at-rule, each whole. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return rules;
}

/** Tailwind writes a rule for one class; what stands in an at-rule are such rules again. */
function keepUsed(css: string, isUsed: (name: string) => boolean): string {
  return splitRules(css)
    .map((rule) => {
      const open = rule.indexOf('{');
      const head = rule.slice(0, open);
      if (head.startsWith('@')) {
        const inside = keepUsed(rule.slice(open + 1, -1), isUsed);
        return inside && `${head}{${inside}}`;
      }
      const [, name = ''] = /^(?::is\()?\.((?:\\.|[\w-])+)/.exec(head) ?? [];
      return isUsed(name.replaceAll('\\', '')) ? rule : '';
    })
    .join('');
}

/**
 * Makes what leaves a page those of Tailwind's utilities that it uses. They are made once for the
 * whole site, and would have every page carry those of every other: 1.5 kilobytes of what comes
 * before its words.
 * @param scripts the text of each script of the site: one that a page comes to load may add a class
 */
export function keepOwnUtilities(scripts: readonly string[]): (html: string) => string {
  const added = new Set(scripts.flatMap((script) => script.match(/[^\s"'`]+/g) ?? []));
  return (html) => {
    const start = html.indexOf(layerStart);
    if (start < 0) return html;
    const [layer = ''] = splitRules(html.slice(start, html.indexOf('</style>', start)));
    const words = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
    );
    const isUsed = (name: string) =>
      added.has(name) || words.has(name.replaceAll('&', '&amp;').replaceAll('>', '&gt;'));
    const kept = keepUsed(layer.slice(layerStart.length, -1), isUsed);
    return (
      html
        .replace(layer, () => (kept ? `${layerStart}${kept}}` : ''))
        // So with what is nested for one class: drawings of other pages have theirs.
        .replaceAll(/(?<=[{};])& \.([\w-]+)\{[^{}]*\}/g, (rule, name: string) =>
          isUsed(name) ? rule : '',
        )
    );
  };
}
