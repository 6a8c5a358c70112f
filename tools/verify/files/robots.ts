import type { PublicSettings } from '../../../src/config/settings.ts';
import { writeRobotsText } from '../../../src/site/robots-text.ts';

interface Group {
  readonly agents: string[];
  readonly rules: string[];
}

/** What counts: comments and empty lines change nothing. */
function readLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
}

/** @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2 */
function readGroups(lines: readonly string[]): readonly Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const [name = '', value = ''] = line.split(/:(.*)/s);
    const [key, rule] = [name.trim().toLowerCase(), value.trim()];
    const last = groups.at(-1);
    if (key === 'user-agent') {
      if (last?.rules.length === 0) last.agents.push(rule.toLowerCase());
      else groups.push({ agents: [rule.toLowerCase()], rules: [] });
    } else if (key === 'allow' || key === 'disallow') last?.rules.push(`${key} ${rule}`);
  }
  return groups;
}

function shuts(groups: readonly Group[], agent: string): boolean {
  const rules = groups.filter(({ agents }) => agents.includes(agent)).flatMap((one) => one.rules);
  return rules.some((rule) => /^disallow \/\*?$/.test(rule)) && !rules.includes('allow /');
}

/** What is wrong with what crawlers are told: the build makes it of the settings alone. */
export function findRobotsFaults(text: string, settings: PublicSettings): readonly string[] {
  const { PUBLIC_SITE_URL: site, PUBLIC_AI_CRAWLERS: crawlers } = settings;
  const [lines, wanted] = [readLines(text), readLines(writeRobotsText(site, crawlers))];
  const groups = readGroups(lines);
  if (shuts(groups, '*')) return ['keeps every search engine from the site'];
  const shut = ['Googlebot', 'bingbot'].filter((agent) => shuts(groups, agent.toLowerCase()));
  if (shut.length > 0) return [`keeps ${shut.join(' and ')} from the site`];
  if (!lines.some((line) => /^sitemap:/i.test(line))) return ['names no sitemap'];
  if (lines.join('\n') === wanted.join('\n')) return [];
  const lost = wanted.find((line) => !lines.includes(line));
  const added = lines.find((line) => !wanted.includes(line));
  return [
    ...(lost === undefined ? [] : [`lacks “${lost}”, which the build writes`]),
    ...(added === undefined ? [] : [`says “${added}”, which the build does not write`]),
    ...((lost ?? added) ? [] : ['has the lines that the build writes, in another order or number']),
  ];
}
