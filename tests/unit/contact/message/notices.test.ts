import { expect, test } from 'vitest';
import { notices } from '../../../../src/contact/message/notices.ts';

test('the notices read exactly as specified', () => {
  expect(Object.values(notices).map(({ title, message }) => `${title}: ${message}`)).toEqual([
    'Invalid Email: Please use a corporate email address. Personal email providers (Gmail, Yahoo, etc.) are not accepted.',
    'Error: Failed to send message. Please try again.',
    "Message Sent!: Thank you for your interest. We'll get back to you soon.",
  ]);
});
