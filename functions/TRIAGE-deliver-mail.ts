import { createScheduledDelivery } from '../src/contact/queue/scheduled-delivery.ts';

/** `GET /functions/v1/TRIAGE-deliver-mail`, called by the host's scheduler. */
export default { fetch: createScheduledDelivery(process.env) };
