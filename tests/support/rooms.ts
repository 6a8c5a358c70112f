interface Room {
  /** What is at home here, completing "holds …". */
  readonly holds: string;
  /** What files here may import from elsewhere: paths that begin with one of these. */
  readonly mayImport: readonly string[];
}

const showing = ['src/config/', 'src/model/', 'src/components/', 'src/islands/'];

/** The folders of the site and the direction of imports between them. */
export const rooms: Readonly<Record<string, Room>> = {
  'src/config': { holds: 'decisions about the site as typed data', mayImport: [] },
  'src/schemas': { holds: 'what editors may write', mayImport: ['src/config/'] },
  'src/model': {
    holds: 'what sorts, groups, formats, links and falls back',
    mayImport: ['src/config/', 'src/schemas/'],
  },
  'src/layouts': {
    holds: 'page frames',
    mayImport: [
      ...showing,
      'src/sections/',
      'src/diagrams/',
      'src/analytics/',
      'src/notifications/',
      'src/styles/',
    ],
  },
  'src/sections': {
    holds: 'the bands and blocks that editors compose pages from',
    mayImport: [...showing, 'src/diagrams/', 'src/styles/'],
  },
  'src/diagrams': {
    holds: 'figures drawn at build time',
    mayImport: ['src/config/', 'src/model/', 'src/components/'],
  },
  'src/components': {
    holds: 'small HTML without content of its own',
    mayImport: [...showing, 'src/analytics/', 'src/notifications/'],
  },
  'src/islands': {
    holds: 'what reacts to the visitor',
    mayImport: [
      'src/islands/FailureBoundary.tsx',
      'src/config/',
      'src/contact/',
      'src/notifications/',
    ],
  },
  'src/analytics': { holds: 'what counts page views', mayImport: ['src/config/'] },
  'src/notifications': { holds: 'the notices that any script may show', mayImport: [] },
  'src/contact': {
    holds: 'what checks, words and sends the contact message',
    mayImport: ['src/config/environment.ts', 'src/config/site.ts'],
  },
  'src/hosting': {
    holds: 'what knows the host that we deploy to',
    mayImport: ['src/config/', 'src/contact/', 'functions/'],
  },
  'src/checker': {
    holds: 'what tells editors about mistakes',
    mayImport: ['src/config/', 'src/schemas/', 'src/model/'],
  },
  'src/authoring': {
    holds: 'the tools that help editors write',
    mayImport: ['src/config/', 'src/schemas/', 'src/checker/'],
  },
  'src/styles': { holds: 'colors, sizes, spaces and durations', mayImport: [] },
  'src/pages': {
    holds: 'route files that fetch and hand over',
    mayImport: ['src/config/', 'src/model/', 'src/layouts/', 'src/sections/', 'src/components/'],
  },
  'src/content.config.ts': {
    holds: 'the collections: a loader and a schema each',
    mayImport: ['src/schemas/', 'src/authoring/', 'src/checker/'],
  },
  functions: {
    holds: 'the deployed functions, a few lines each',
    mayImport: ['src/contact/'],
  },
};

/** The files outside src/hosting that may name the host, each with its reason. */
export const hostExemptions: Readonly<Record<string, string>> = {
  'astro.config.mjs': 'the adapter is put into place here',
  'src/config/environment.ts': 'all settings stand in one module, the host’s own included',
  'src/components/Analytics.astro': 'the host’s analytics are loaded by a script in the page',
};
