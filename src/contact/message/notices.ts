import type { Notice } from '../../frame/notifications/notifications.store.ts';

/** The three notices of the contact form, word for word (specification, sections 5 and 8). */
export const notices = {
  invalidEmail: {
    tone: 'destructive',
    title: 'Invalid Email',
    message:
      'Please use a corporate email address. Personal email providers (Gmail, Yahoo, etc.) are not accepted.',
  },
  failed: {
    tone: 'destructive',
    title: 'Error',
    message: 'Failed to send message. Please try again.',
  },
  sent: {
    tone: 'success',
    title: 'Message Sent!',
    message: "Thank you for your interest. We'll get back to you soon.",
  },
} as const satisfies Readonly<Record<string, Notice>>;
