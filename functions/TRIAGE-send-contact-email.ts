import { createContactHandler } from '../src/contact/message/contact-handler.ts';
import { createContactService } from '../src/contact/message/contact-service.ts';

const handleContactRequest = createContactHandler(createContactService(process.env));

/** `POST /functions/v1/TRIAGE-send-contact-email`. */
export default { fetch: handleContactRequest };
