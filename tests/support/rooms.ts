interface Room {
  /** What is at home here, completing "holds …". */
  readonly holds: string;
  /** What files here may import from elsewhere: paths that begin with one of these. */
  readonly mayImport: readonly string[];
}

/** The folders of the site and the direction of imports between them. */
export const rooms: Readonly<Record<string, Room>> = {
  'src/config': { holds: 'decisions about the site as typed data', mayImport: [] },
  'src/schemas': { holds: 'what content must look like', mayImport: ['src/config/'] },
  'src/site': {
    holds: 'what turns content and config into the page object',
    mayImport: ['src/config/', 'src/schemas/'],
  },
  'src/styles': { holds: 'colors, sizes, spaces and durations', mayImport: [] },
  'src/islands': {
    holds: 'when an island wakes and what it shows when it breaks',
    mayImport: ['src/frame/notifications/'],
  },
  'src/frame': {
    holds: 'what every page has around its content',
    mayImport: ['src/config/', 'src/site/', 'src/islands/', 'src/styles/', 'src/figures/'],
  },
  'src/kit': {
    holds: 'what editors compose pages with, and the primitives of figures',
    mayImport: ['src/config/', 'src/schemas/', 'src/site/', 'src/styles/'],
  },
  'src/figures': {
    holds: 'drawings made at build time, by subject',
    mayImport: ['src/config/', 'src/schemas/', 'src/kit/'],
  },
  'src/news': {
    holds: 'articles, their listing and its filter',
    mayImport: [
      'src/config/',
      'src/schemas/',
      'src/site/',
      'src/frame/',
      'src/kit/',
      'src/islands/',
    ],
  },
  'src/contact': {
    holds: 'what checks, words and sends messages and newsletter addresses',
    mayImport: [
      'src/config/',
      'src/kit/',
      'src/frame/notifications/',
      'src/islands/',
      'src/styles/',
    ],
  },
  'src/video': {
    holds: 'the film and its waves',
    mayImport: ['src/config/', 'src/kit/', 'src/figures/', 'src/islands/'],
  },
  'src/blog-host': {
    holds: 'what unknown paths do while another host has the articles',
    mayImport: ['src/config/'],
  },
  'src/hosting': {
    holds: 'what knows the host that we deploy to',
    mayImport: ['src/config/', 'src/contact/', 'functions/'],
  },
  'src/checker': {
    holds: 'what tells editors about mistakes',
    mayImport: ['src/config/', 'src/schemas/', 'src/site/', 'src/kit/editor-components.ts'],
  },
  'src/pages': {
    holds: 'route files that fetch and hand over',
    mayImport: [
      'src/config/',
      'src/site/',
      'src/frame/',
      'src/kit/',
      'src/news/',
      'src/blog-host/',
      'src/contact/',
      'src/styles/',
    ],
  },
  'src/content.config.ts': {
    holds: 'the collections: a loader and a schema each',
    mayImport: ['src/schemas/', 'src/checker/'],
  },
  'src/middleware.ts': {
    holds: 'what every page is handed',
    mayImport: ['src/site/', 'src/news/'],
  },
  'src/env.d.ts': {
    holds: 'the types of what every page is handed',
    mayImport: ['src/site/', 'src/news/'],
  },
  functions: {
    holds: 'the deployed functions, a few lines each',
    mayImport: ['src/contact/'],
  },
};

/** The files that may import `astro:content`. */
export const contentReaders: readonly string[] = ['src/site/content.ts', 'src/content.config.ts'];

/** What loads content, and what else may import it: everything but these is handed what it shows. */
export const loader = /^src\/site\/content\.ts$|^src\/.+-paths\.ts$/;
export const mayLoad = /^src\/(?:pages\/|middleware\.ts$)/;

/** The files outside src/hosting that may name the host, each with its reason. */
export const hostExemptions: Readonly<Record<string, string>> = {
  'astro.config.mjs': 'the adapter is put into place here',
  'src/config/settings.ts': 'all settings stand in one module, the host’s own included',
  'src/frame/analytics/Analytics.astro': 'the host’s analytics are loaded by a script in the page',
};
