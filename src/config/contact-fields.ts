interface Common {
  /** The token of WCAG 2.2, 1.3.5. */
  readonly autocomplete: string;
  /** May be left empty. */
  readonly isOptional?: true;
}

interface WrittenField extends Common {
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  /** The most characters, counted as Unicode code points after trimming. */
  readonly limit: number;
}

interface ChosenField extends Common {
  readonly type: 'select';
  /** The values as they are sent. */
  readonly choices: readonly string[];
}

export type FieldRules = WrittenField | ChosenField;

/** In characters. RFC 5321, 4.5.3.1.3: a path holds 256 octets, two of them the angle brackets. */
export const addressLimit = 254;

const declared = {
  name: { type: 'text', limit: 100, autocomplete: 'name' },
  email: { type: 'email', limit: addressLimit, autocomplete: 'email' },
  organization: { type: 'text', limit: 200, autocomplete: 'organization' },
  role: {
    type: 'select',
    choices: [
      'ceo',
      'cto',
      'healthcare-admin',
      'it-director',
      'clinical-director',
      'physician',
      'nurse',
      'other',
    ],
    autocomplete: 'organization-title',
  },
  // With “off” browsers forget the text when the visitor comes back from a failed post.
  message: { type: 'textarea', limit: 5000, autocomplete: 'on' },
} as const satisfies Readonly<Record<string, FieldRules>>;

export type FieldName = keyof typeof declared;

/**
 * The fields of the contact form, in its order. Form, function, e-mail and webhook follow; what is
 * said of each stands in `src/content/words/form.yaml`.
 */
export const fieldRules: Readonly<Record<FieldName, FieldRules>> = declared;

export const fieldNames = Object.keys(declared) as readonly FieldName[];
