import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const typescript = [
  'src/**/*.{ts,tsx}',
  'functions/**/*.ts',
  'tests/**/*.{ts,tsx}',
  'tools/**/*.ts',
  '*.config.ts',
];
/** Front matter and client scripts; their types are checked by astro check. */
const astroFiles = ['**/*.astro', '**/*.astro/*.ts'];

/** Methods that came after Baseline 2021 and are tempting; `*` stands for any object. */
const newerThanBaseline = [
  '*.at',
  '*.findLast',
  '*.isWellFormed',
  '*.randomUUID',
  '*.requestSubmit',
  '*.showModal',
  '*.toReversed',
  '*.toSorted',
  '*.toSpliced',
  '*.toWellFormed',
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.fromAsync',
  'Object.groupBy',
  'Object.hasOwn',
  'Promise.try',
  'Promise.withResolvers',
  'URL.canParse',
  'URL.parse',
];

export default defineConfig(
  globalIgnores([
    'dist/',
    '.vercel/',
    '.astro/',
    '.reports/',
    '.wireit/',
    '.screenshots/',
    'public/',
  ]),
  // A rule that is wrong somewhere is changed here, with its reason, for everybody to see.
  { linterOptions: { noInlineConfig: true } },
  {
    files: typescript,
    ignores: astroFiles,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // process.env['NAME'] shows that the name is not one of a known few.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // An empty text is as good as none: settings, headers and form fields arrive as ''.
      '@typescript-eslint/prefer-nullish-coalescing': [
        'error',
        { ignorePrimitives: { string: true } },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { files: astroFiles, extends: [tseslint.configs.strict, tseslint.configs.stylistic] },
  astro.configs.recommended,
  {
    files: [...typescript, ...astroFiles],
    rules: {
      // typeof import('…') stays allowed: it is how a test types a module that it replaces.
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    files: ['src/**/*.{ts,tsx}', 'tests/**/*.{ts,tsx}', 'tools/**/*.ts'],
    ignores: [
      '**/*.d.ts', // they tell what a package exports
      'tests/support/playwright-setup.ts', // the tool reads the default export
      'src/islands/client-interaction.ts', // so does Astro of a client directive
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ExportDefaultDeclaration',
          message: 'Export it by name, so that it is called the same wherever it is used.',
        },
      ],
    },
  },
  {
    // What a visitor's browser runs so that no message is lost keeps to Baseline 2021; README says so.
    files: [
      'src/contact/attribution/**',
      'src/contact/{email-address,fields,notices,rules}.ts',
      'src/{analytics,layouts,notifications}/**/*.ts',
      'src/islands/*.{ts,tsx}',
      'src/islands/{contact-form,menu}/**',
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        ...newerThanBaseline.map((name) => {
          const [owner, property] = name.split('.');
          const message = `Browsers of 2021 have no ${name}: write it another way.`;
          return owner === '*' ? { property, message } : { object: owner, property, message };
        }),
      ],
    },
  },
  {
    // Google's Consent Mode reads the arguments object itself and takes no array.
    files: ['src/analytics/tag-manager.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
);
