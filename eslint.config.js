import astro from 'eslint-plugin-astro';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
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

const features = '{blog-host,calls,contact,news,rendering,search}';
/**
 * The folders of src in the order in which they may know each other: a file imports from its own
 * line and from those above it. What shapes knows nothing of what shows.
 */
const layers = [
  ['config/**'],
  ['schemas/**'],
  ['messages/**', 'styles/**'],
  ['mdx/**', 'site/**'],
  ['analytics/**', 'components/**', 'notifications/**'],
  [`${features}/**/*.ts`],
  ['islands/**/*.{ts,tsx}'],
  ['layouts/**'],
  [`${features}/**/*.{astro,tsx}`, 'islands/**/*.astro'],
  ['pages/**'],
];
const beside = ['admin', 'checker', 'hosting', 'policy-reports'];
const inSource = (...paths) => paths.flat().map((path) => `src/${path}`);

/** Imports that are wrong, each with the place where the line belongs. */
const wrongImports = [
  ...layers.slice(0, -1).map((layer, place) => ({
    target: inSource(layer),
    // What a feature answers with is rendered by itself.
    from: inSource(...layers.slice(place + 1)).filter(
      (path) => !(layer[0].startsWith(features) && path.startsWith(`src/${features}`)),
    ),
    message:
      'Imports point one way: a file knows its own layer and those above it in eslint.config.js. ' +
      'What both need belongs in the upper one; what is only shown here is handed over as a prop.',
  })),
  {
    target: inSource(...layers),
    from: inSource(`{${beside.join()}}/**`),
    message: `${beside.join(', ')} stand beside the site, which works without them: what both need belongs in config, schemas or site.`,
  },
  {
    target: inSource('{admin,checker}/**'),
    from: inSource(...layers.slice(4)),
    except: ['**/src/rendering/rendered-page.ts'],
    message:
      'What editors are told about is content: read it, its schema or its rendering, and not what shows it.',
  },
  {
    target: inSource('!(pages)/**/!(*-paths).*'),
    from: inSource('{site/content,**/*-paths}.ts'),
    message: 'Only routes and *-paths.ts load content: hand over what is shown as a prop.',
  },
  {
    target: 'functions',
    from: 'src',
    except: ['config', 'contact', 'policy-reports'],
    message: 'A function hands over to the feature that it serves: the line belongs there.',
  },
  {
    target: ['src', 'functions'],
    from: ['tools', 'tests'],
    message: 'The site works without tools and tests: what both need belongs in src.',
  },
  {
    target: 'tools',
    from: 'tests',
    message: 'What tools and tests share belongs in tools/lib.',
  },
];

export default defineConfig(
  globalIgnores(['dist/', '.vercel/', '.astro/', '.reports/', '.wireit/', 'public/']),
  // A rule that is wrong somewhere is changed here, with its reason, for everybody to see.
  { linterOptions: { noInlineConfig: true } },
  {
    files: typescript,
    ignores: astroFiles,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        // One program for a run takes two thirds of the time that the service of editors takes.
        project: './tsconfig.json',
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
      // A fifth of the time of all rules, for enums and generic classes, which nobody here writes.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
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
    files: [...typescript, ...astroFiles],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.tsx', '.astro'],
      'import-x/parsers': {
        '@typescript-eslint/parser': ['.ts', '.tsx'],
        'astro-eslint-parser': ['.astro'],
      },
      'import-x/resolver-next': [createNodeResolver()],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: wrongImports },
      ],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx,astro}'],
    ignores: ['src/content.config.ts', 'src/site/content.ts', 'src/**/*-paths.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: 'astro:content',
          message: 'Collections are read in src/site/content.ts alone: use what it exports.',
        },
      ],
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
      'src/contact/{attribution,email-address,fields,notices}.ts',
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
