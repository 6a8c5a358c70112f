/**
 * The one dictionary of what is measured. Each event has a name, the moment it stands for and its
 * parameters; what is not named here never reaches the data layer. `docs/measurement.md` shows it to
 * whoever sets up the tag manager, and a test keeps both the same.
 */

/** What a parameter may be: nothing that somebody typed. */
const kinds = {
  path: /^\/[\w./~-]{0,199}$/,
  host: /^[a-z\d.-]{1,253}$/,
  /** Words of ours, such as those on a button. */
  label: /^[^@<>]{1,80}$/,
  /** A name in code, such as that of a field or a tool. */
  name: /^[a-z][\w-]{0,40}$/i,
} as const;

type Kind = keyof typeof kinds | 'count';

interface Description {
  readonly when: string;
  readonly parameters: Readonly<Record<string, Kind | readonly string[]>>;
}

export const events = {
  page_view: {
    when: 'A page is shown, comes back from the back/forward cache, or the filter of News & Views changes the address. Pushed by `page-script.ts` whether or not anything is configured.',
    parameters: {
      page_path: 'path',
      page_search: 'label',
      page_location: 'label',
      page_title: 'label',
    },
  },
  cta_click: {
    when: 'A link that looks like a button is followed.',
    parameters: { text: 'label', target: 'path', place: ['header', 'page', 'footer'] },
  },
  outbound: { when: 'A link to another site is followed.', parameters: { host: 'host' } },
  download: { when: 'A link to a file is followed.', parameters: { file: 'path' } },
  form_start: {
    when: 'The first key in a form, once on a page.',
    parameters: { form: ['contact', 'newsletter'] },
  },
  form_error: {
    when: 'A form is refused, once for each field that breaks a rule; never with what was typed.',
    parameters: {
      form: ['contact'],
      field: 'name',
      rule: ['missing', 'not_corporate', 'format', 'too_long', 'characters'],
    },
  },
  generate_lead: {
    when: 'A contact message was taken.',
    parameters: { form: ['contact'] },
  },
  newsletter_sign_up: {
    when: 'A newsletter address was entered (`asked`) or confirmed by its owner (`confirmed`).',
    parameters: { step: ['asked', 'confirmed'] },
  },
  video_progress: {
    when: 'A film begins, and has reached a quarter, half, three quarters and its end.',
    parameters: { file: 'path', percent: ['0', '25', '50', '75', '100'] },
  },
  call_progress: {
    when: 'The same of a call that is played.',
    parameters: { call: 'label', percent: ['0', '25', '50', '75', '100'] },
  },
  tool_use: {
    when: 'A tool is used, once on a page for each kind of use: a first choice, starting over. What was chosen is not told.',
    parameters: { tool: 'name', action: ['choose', 'start-over'] },
  },
  search: {
    when: 'Something was searched for, told when typing has settled.',
    parameters: { results: 'count' },
  },
  web_vital: {
    when: 'A measure of how the page felt is final (CLS without a unit, the others in milliseconds).',
    parameters: {
      metric: ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'],
      value: 'count',
      rating: ['good', 'needs-improvement', 'poor'],
    },
  },
} as const satisfies Readonly<Record<string, Description>>;

type Events = typeof events;
type EventName = keyof Events;

type Value<Of> = Of extends 'count' ? number : Of extends readonly (infer One)[] ? One : string;

/** An event as code hands it in: its name and all or some of its parameters. */
export type Measured = {
  [Name in EventName]: { readonly event: Name } & {
    readonly [Key in keyof Events[Name]['parameters']]?:
      Value<Events[Name]['parameters'][Key]> | undefined;
  };
}[EventName];

/** The event on the document by which code anywhere reports one of these, as its detail. */
export const measureEvent = 'triage:measure';

function isFine(kind: Kind | readonly string[], value: unknown): boolean {
  if (typeof kind !== 'string') return typeof value === 'string' && kind.includes(value);
  if (kind === 'count') return typeof value === 'number' && Number.isFinite(value) && value >= 0;
  return typeof value === 'string' && kinds[kind].test(value);
}

/**
 * Takes what the dictionary knows of an event and leaves out the rest.
 * @param detail anything: an event of the page can be made by anybody
 * @returns undefined for what is no event; a page view is pushed elsewhere
 */
export function readMeasured(detail: unknown): Readonly<Record<string, unknown>> | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined;
  const values = new Map<string, unknown>(Object.entries(detail));
  const name = values.get('event');
  const known = Object.entries<Description>(events).find(([key]) => key === name);
  if (!known || name === 'page_view') return undefined;
  const parameters = Object.entries(known[1].parameters).filter(([key, kind]) =>
    isFine(kind, values.get(key)),
  );
  return { event: name, ...Object.fromEntries(parameters.map(([key]) => [key, values.get(key)])) };
}
