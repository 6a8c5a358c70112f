import { createContactHandler } from '../src/contact/contact-handler.ts';
import { createContactService } from '../src/contact/contact-handler.ts';

const handleContactRequest = createContactHandler(createContactService(process.env));

/** `POST /functions/v1/TRIAGE-send-contact-email`. */
export default { fetch: handleContactRequest };
