import type { Environment } from '../../config/environment.ts';
import { createDelivery } from '../sending/delivery.ts';
import { createMailService } from '../sending/mail-service.ts';
import type { ContactService } from './contact-handler.ts';
import { readPlace } from './place.ts';

/**
 * What the contact form works with in one process.
 * @param environment usually `process.env`
 */
export function createContactService(environment: Environment): ContactService {
  return {
    ...createMailService(environment, 'contact', createDelivery(environment)),
    readPlace: () => readPlace(environment, 'contact'),
  };
}
