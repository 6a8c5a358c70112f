import { expect, it, vi } from 'vitest';
import { FailureBoundary } from '../../../src/islands/FailureBoundary.tsx';
import { $notices } from '../../../src/notifications/notifications.store.ts';
import { notificationsWords } from '../../../src/messages/messages.ts';

it('shows what it holds while nothing fails', () => {
  expect(new FailureBoundary({ children: 'The listing' }).render()).toBe('The listing');
});

it('gives way to the HTML after a failure', () => {
  const boundary = new FailureBoundary({ children: 'The listing' });
  boundary.state = FailureBoundary.getDerivedStateFromError();
  expect(boundary.render()).toBeNull();
});

it('tells of a failure with its heading and what to do, in plain words', () => {
  vi.stubGlobal('document', { getElementById: () => null });
  const boundary = new FailureBoundary({ children: 'The listing' });
  boundary.componentDidCatch();
  expect($notices.get()).toMatchObject([{ tone: 'destructive', ...notificationsWords.partFailed }]);
});
