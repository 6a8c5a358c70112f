import type { z } from 'zod';
import { callsWordsSchema } from './calls.ts';
import { consentWordsSchema } from './consent.ts';
import { errorsWordsSchema } from './errors.ts';
import { figuresWordsSchema } from './figures/figures.ts';
import { footerWordsSchema } from './footer.ts';
import { formWordsSchema } from './form.ts';
import { headerWordsSchema } from './header.ts';
import { newsWordsSchema } from './news.ts';
import { newsletterWordsSchema } from './newsletter.ts';
import { notificationsWordsSchema } from './notifications.ts';
import { pageWordsSchema } from './page.ts';
import { searchWordsSchema } from './search.ts';
import { siteWordsSchema } from './site.ts';
import { toolsWordsSchema } from './figures/tools.ts';
import { videoWordsSchema } from './video.ts';

interface Described {
  readonly file: string;
  readonly schema: z.ZodObject;
}

/** The words of controls, messages and headings that stand in no page: one file for each subject. */
export const wordFiles = {
  calls: { file: 'src/content/words/calls.yaml', schema: callsWordsSchema },
  consent: { file: 'src/content/words/consent.yaml', schema: consentWordsSchema },
  errors: { file: 'src/content/words/errors.yaml', schema: errorsWordsSchema },
  figures: { file: 'src/content/words/figures.yaml', schema: figuresWordsSchema },
  footer: { file: 'src/content/words/footer.yaml', schema: footerWordsSchema },
  form: { file: 'src/content/words/form.yaml', schema: formWordsSchema },
  header: { file: 'src/content/words/header.yaml', schema: headerWordsSchema },
  news: { file: 'src/content/words/news.yaml', schema: newsWordsSchema },
  newsletter: { file: 'src/content/words/newsletter.yaml', schema: newsletterWordsSchema },
  notifications: { file: 'src/content/words/notifications.yaml', schema: notificationsWordsSchema },
  page: { file: 'src/content/words/page.yaml', schema: pageWordsSchema },
  search: { file: 'src/content/words/search.yaml', schema: searchWordsSchema },
  site: { file: 'src/content/words/site.yaml', schema: siteWordsSchema },
  tools: { file: 'src/content/words/tools.yaml', schema: toolsWordsSchema },
  video: { file: 'src/content/words/video.yaml', schema: videoWordsSchema },
} as const satisfies Readonly<Record<string, Described>>;

export type WordFile = keyof typeof wordFiles;
