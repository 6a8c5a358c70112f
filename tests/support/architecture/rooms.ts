interface Room {
  /** What is at home here, completing "holds …". */
  readonly holds: string;
  /** What files here may import from elsewhere: paths that begin with one of these. */
  readonly mayImport: readonly string[];
}

const room = (holds: string, mayImport = ''): Room => ({
  holds,
  mayImport: mayImport.split(' ').filter(Boolean),
});

/** The folders of the site and the direction of imports between them. */
export const rooms: Readonly<Record<string, Room>> = {
  'src/config': room('decisions about the site as typed data'),
  'src/schemas': room('what content must look like', 'src/config/'),
  'src/words': room('the words of src/content/words, for whatever shows them', 'src/schemas/'),
  'src/art': room(
    'drawings that are files of their own',
    'src/config/ src/messages/ src/styles/font/ src/calls/timing.ts',
  ),
  'src/site': room(
    'what turns content and config into the page object',
    'src/config/ src/schemas/ src/messages/ src/art/',
  ),
  'src/styles': room('the font, colors, sizes, spaces and durations'),
  'src/islands': room(
    'when an island wakes and what it shows when it breaks',
    'src/messages/ src/notifications/',
  ),
  'src/frame': room(
    'what every page has around its content',
    'src/config/ src/messages/ src/site/ src/islands/ src/styles/ src/components/',
  ),
  'src/kit': room(
    'what editors compose pages with, and the primitives of figures',
    'src/config/ src/schemas/ src/messages/ src/site/ src/styles/ src/art/ src/mdx/parse-mdx.ts',
  ),
  'src/figures': room(
    'drawings made at build time, by subject',
    'src/config/ src/schemas/ src/messages/ src/components/',
  ),
  'src/news': room(
    'articles, their listing and its filter',
    'src/config/ src/schemas/ src/messages/ src/site/ src/layouts/ src/components/ src/islands/ src/art/',
  ),
  'src/contact': room(
    'what checks, words and sends messages and newsletter addresses',
    'src/config/ src/messages/ src/components/ src/notifications/ src/analytics/measure.ts src/islands/ src/styles/',
  ),
  'src/video': room(
    'the film and its waves',
    'src/config/ src/messages/ src/components/ src/components/ src/islands/ src/calls/',
  ),
  'src/call-player': room(
    'calls to listen to, and what plays them',
    'src/schemas/ src/messages/ src/components/',
  ),
  'src/twins': room(
    'pages and articles in plain Markdown, for readers by machine',
    'src/config/ src/schemas/ src/messages/ src/site/ src/art/ src/components/call/ src/components/ src/contact/legal-entity.ts src/mdx/parse-mdx.ts',
  ),
  'src/search': room(
    'the search of the site and its index',
    'src/config/ src/schemas/ src/messages/ src/site/ src/markdown/ src/checker/nearest-name.ts',
  ),
  'src/blog-host': room(
    'what unknown paths do while another host has the articles',
    'src/messages/ src/config/',
  ),
  'src/policy-reports': room(
    'what browsers report of the security policy',
    'src/config/ src/contact/message/ src/contact/sending/',
  ),
  'src/hosting': room(
    'what knows the host that we deploy to',
    'src/config/ src/messages/ src/contact/ src/site/front-matter.ts src/checker/nearest-name.ts src/admin/admin-headers.ts functions/ package.json',
  ),
  'src/checker': room(
    'what tells editors about mistakes',
    'src/config/ src/schemas/ src/messages/ src/site/ src/mdx/editor-components.ts',
  ),
  'src/admin': room('the page for editing in the browser', 'src/config/ src/schemas/'),
  'src/pages': room(
    'route files that fetch and hand over',
    'src/config/ src/messages/ src/site/ src/layouts/ src/components/ src/news/ src/search/ src/markdown/ src/blog-host/ src/contact/ src/art/ src/styles/',
  ),
  'src/content.config.ts': room(
    'the collections: a loader and a schema each',
    'src/schemas/ src/checker/',
  ),
  'src/middleware.ts': room('what every page is handed', 'src/site/ src/news/ src/search/'),
  'src/env.d.ts': room('the types of what every page is handed', 'src/site/ src/news/ src/search/'),
  functions: room('the deployed functions, a few lines each', 'src/contact/ src/policy-reports/'),
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
  'functions/TRIAGE-health.ts': 'the commit that runs is named by the host',
  'src/analytics/measured.ts': 'whether the host’s analytics are wanted',
  'src/analytics/start-measuring.ts': 'they are loaded by a script in the page',
};
