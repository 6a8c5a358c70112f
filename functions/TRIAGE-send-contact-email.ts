import { createContactHandler } from '../src/contact/contact-handler.ts';

/** `POST /functions/v1/TRIAGE-send-contact-email`. */
export default { fetch: createContactHandler(process.env) };
