declare namespace App {
  /** What any page may show, the same on all of them: resolved before its layout. */
  interface Locals {
    fact: import('./site/facts.ts').FindFact;
    laws: ReadonlyMap<string, import('./schemas/law.ts').LawData>;
    footerGroups: readonly import('./site/page.ts').FooterGroup[];
    siteIndex: Awaited<ReturnType<typeof import('./search/site-index-paths.ts').loadSiteIndex>>;
    /** Whether somebody clinical has still to read the page; its layout says so. */
    isUnread?: boolean;
    listing: import('./news/listing/article-listing.ts').Listing;
  }
}

interface Navigator {
  /** https://w3c.github.io/gpc/, which not every browser has. */
  readonly globalPrivacyControl?: boolean;
}

interface Document {
  /** https://wicg.github.io/nav-speculation/prerendering.html, which not every browser has. */
  prerendering?: boolean;
}
