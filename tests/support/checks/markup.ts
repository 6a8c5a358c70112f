import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate';

/** A rule at another strength than html-validate recommends, with the reason. */
interface Relaxation {
  readonly setting: NonNullable<ConfigData['rules']>[string];
  readonly why: string;
}

const relaxations: Readonly<Record<string, Relaxation>> = {
  'attr-case': {
    setting: ['error', { style: ['lowercase', 'camelcase'] }],
    why: 'React writes dateTime and popoverTarget; HTML reads names of attributes in any case.',
  },
  'attribute-boolean-style': {
    setting: 'off',
    why: 'React writes required="", which is the same.',
  },
  'attribute-empty-style': { setting: 'off', why: 'React writes hidden="", which is the same.' },
  'void-style': { setting: 'off', why: 'React and MDX write <input/>; HTML ignores the slash.' },
  'valid-id': {
    setting: ['error', { relaxed: true }],
    why: 'Headings such as “2030” and React’s useId give ids that HTML allows and old CSS did not.',
  },
  'require-sri': {
    setting: ['error', { target: 'crossorigin' }],
    why: 'Files of this site come from where the page comes from: a hash would prove nothing.',
  },
  'tel-non-breaking': {
    setting: 'off',
    why: 'Links to numbers never break by their style, so editors need not know the no-break space.',
  },
  'wcag/h32': {
    setting: 'off',
    why: 'A tool is a form for the button that undoes its choices and sends nothing; forms that send are tested by sending.',
  },
  'no-redundant-role': {
    setting: 'off',
    why: 'Browsers forget the roles of a table whose rows are shown as cards, so they are written out.',
  },
  'long-title': {
    setting: ['error', { maxlength: 99 }],
    why: 'The headline of an article has up to 90 characters, and the name of the site follows.',
  },
};

/** How html-validate judges the built pages: all that it recommends, and the changes above. */
const markupRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: Object.fromEntries(
    Object.entries(relaxations).map(([name, { setting }]) => [name, setting]),
  ),
};

const validator = new HtmlValidate(new StaticConfigLoader(markupRules));

/** Faults of the markup of a page, each as `line:column: rule: message`. */
export async function findMarkupFaults(path: string, html: string): Promise<string[]> {
  const { results } = await validator.validateString(html, path);
  return results.flatMap(({ messages }) =>
    messages.map(({ line, column, ruleId, message }) => `${line}:${column}: ${ruleId}: ${message}`),
  );
}
