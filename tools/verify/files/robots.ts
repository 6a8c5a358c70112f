import type { PublicSettings } from '../../../src/config/settings.ts';
import { writeRobotsText } from '../../../src/site/robots-text.ts';

interface Group {
  readonly agents: string[];
  readonly rules: string[];
}

/** @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2 */
function readGroups(text: string): readonly Group[] {
  const groups: Group[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [name = '', value = ''] = line.replace(/#.*/, '').split(/:(.*)/s);
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

/** Lines of one text that the other has not, the first for an example. */
function findMore(text: string, other: string): string | undefined {
  const known = new Set(other.split(/\r?\n/).map((line) => line.trim()));
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .find((line) => !known.has(line));
}

/** What is wrong with what crawlers are told: the build makes it of the settings alone. */
export function findRobotsFaults(text: string, settings: PublicSettings): readonly string[] {
  const { PUBLIC_SITE_URL: site, PUBLIC_AI_CRAWLERS: crawlers } = settings;
  const wanted = writeRobotsText(site, crawlers);
  const groups = readGroups(text);
  if (shuts(groups, '*')) return ['keeps every search engine from the site'];
  const shut = ['Googlebot', 'bingbot'].filter((agent) => shuts(groups, agent.toLowerCase()));
  if (shut.length > 0) return [`keeps ${shut.join(' and ')} from the site`];
  if (!/^sitemap:\s*\S+\/sitemap-index\.xml\s*$/im.test(text)) return ['names no sitemap'];
  const [lost, added] = [findMore(wanted, text), findMore(text, wanted)];
  return [
    ...(lost === undefined ? [] : [`lacks “${lost}”, which the build writes`]),
    ...(added === undefined ? [] : [`says “${added}”, which the build does not write`]),
  ];
}
