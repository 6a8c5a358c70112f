import type { Root } from 'mdast';
import { parseMdx } from './parse-mdx.ts';
import type { Problem } from '../problem.ts';
import { readBody } from './read-body.ts';
import { readFrontMatterProse } from '../language/prose.ts';
import { readYaml } from './read-yaml.ts';
import { isRecord, type Body, type Entry, type Named, type YamlText } from '../checked-site.ts';

function adviceFor(reason: string): string {
  if (reason.includes('<!') || reason.includes('`!`')) return 'comments as {/* … */}';
  if (reason.includes('closing tag')) {
    const name = /`<\/?([\w.]*)>`/.exec(reason)?.[1] ?? '';
    return `</${name}> where the component ends, or <${name} /> if it holds nothing`;
  }
  if (reason.includes('`{`')) return 'a closing } for every {, or \\{ for the brace itself';
  if (reason.includes('before name')) return '"less than" or &lt; for the sign itself';
  return 'an opening and a closing tag for every component';
}

function lineOfError(error: object, reason: string): number | undefined {
  if ('line' in error && typeof error.line === 'number') return error.line;
  const line = /\((\d+):\d+-/.exec(reason)?.[1];
  return line === undefined ? undefined : Number(line);
}

function describeSyntaxError(error: unknown, file: string): Problem {
  const hasReason = typeof error === 'object' && error !== null && 'reason' in error;
  if (!hasReason) throw error;
  const reason = String(error.reason);
  const short = reason.replace(/ \(\d+:\d+-\d+:\d+\)/g, '').split(/, expected| \(note/)[0];
  return {
    file,
    line: lineOfError(error, reason),
    field: 'body',
    found: `MDX that cannot be read (${short})`,
    write: adviceFor(reason),
  };
}

/** Claims and scales that the opening cites beside its heading. */
function readAside({ value, lineOf }: YamlText): { claims: Named[]; systems: Named[] } {
  const path = ['opening', 'aside'] as const;
  const opening = isRecord(value) ? value['opening'] : undefined;
  const aside = isRecord(opening) ? opening['aside'] : undefined;
  const cited = (field: string): Named[] =>
    [isRecord(aside) ? aside[field] : []]
      .flat()
      .filter((name) => typeof name === 'string')
      .map((name, index) => ({ name, line: lineOf([...path, field, index]) ?? 1 }));
  return { claims: cited('claims'), systems: cited('levels') };
}

function readActions({ value, lineOf }: YamlText): Named[] {
  const opening = isRecord(value) ? value['opening'] : undefined;
  const actions = isRecord(opening) ? opening['actions'] : undefined;
  if (!Array.isArray(actions)) return [];
  return actions.flatMap((action: unknown, index) => {
    const href = isRecord(action) ? action['href'] : undefined;
    const line = lineOf(['opening', 'actions', index, 'href']) ?? 1;
    return typeof href === 'string' ? [{ name: href, line }] : [];
  });
}

/** `index` is the home page, `contact/sent` is `/contact/sent`. */
function routeOf(id: string): string {
  return `/${id.replace(/(^|\/)index$/, '')}`;
}

/**
 * Reads one page or article. A file that cannot be parsed keeps its front matter, has an empty body
 * and carries the problem.
 *
 * @param id the path inside its folder without the extension
 * @param file the path from the root of the project, named in problems
 */
export function readEntry(kind: Entry['kind'], id: string, file: string, source: string): Entry {
  const yaml = /^---\r?\n([\s\S]*?)^---[ \t]*$/m.exec(source)?.[1];
  const isAtStart = source.startsWith('---');
  const frontMatter = readYaml(isAtStart ? (yaml ?? '') : '', file, 1);
  const problems: Problem[] = [...frontMatter.problems];
  if (!isAtStart || yaml === undefined) {
    problems.push({
      file,
      line: 1,
      field: 'front matter',
      found: 'none',
      write: 'the fields of the file between two lines of --- at its top',
    });
  }

  let root: Root = { type: 'root', children: [] };
  let isReadable = true;
  try {
    root = parseMdx(source);
  } catch (error) {
    isReadable = false;
    problems.push(describeSyntaxError(error, file));
  }
  const { body, problems: bodyProblems } = readBody(root, source, file);
  const aside = readAside(frontMatter);
  const whole: Body = {
    ...body,
    prose: [...readFrontMatterProse(frontMatter), ...body.prose],
    claims: [...aside.claims, ...body.claims],
    systems: [...aside.systems, ...body.systems],
    links: [...readActions(frontMatter), ...body.links],
  };
  return {
    kind,
    id,
    file,
    route: routeOf(id),
    frontMatter,
    body: whole,
    isReadable,
    problems: [...problems, ...bodyProblems],
  };
}
