import { createNewsletterHandler } from '../src/contact/newsletter/newsletter-handler.ts';
import { createNewsletterService } from '../src/contact/newsletter/newsletter-service.ts';

const handleNewsletterRequest = createNewsletterHandler(createNewsletterService(process.env));

/** `POST /functions/v1/TRIAGE-subscribe-newsletter`, and the links of its e-mails. */
export default { fetch: handleNewsletterRequest };
