import { createNewsletterHandler } from '../src/contact/newsletter/newsletter-handler.ts';

/** `POST /functions/v1/TRIAGE-subscribe-newsletter`, and the links of its e-mails. */
export default { fetch: createNewsletterHandler(process.env) };
