import type { Environment } from '../../config/settings.ts';
import { createDelivery } from '../sending/delivery.ts';
import { createMailService } from '../sending/mail-service.ts';
import type { MailService } from '../sending/mail-service.ts';

/**
 * What the contact form works with in one process.
 * @param environment usually `process.env`
 */
export function createContactService(environment: Environment): MailService {
  return createMailService(environment, 'contact', createDelivery(environment));
}
