import { afterEach, expect, it, vi } from 'vitest';
import { FailureBoundary } from '../../../src/islands/FailureBoundary.tsx';
import { $notices } from '../../../src/frame/notifications/notifications.store.ts';

afterEach(() => vi.unstubAllGlobals());

it('shows what it holds while nothing fails', () => {
  expect(new FailureBoundary({ children: 'The listing' }).render()).toBe('The listing');
});

it('gives way to the HTML after a failure', () => {
  const boundary = new FailureBoundary({ children: 'The listing' });
  boundary.state = FailureBoundary.getDerivedStateFromError();
  expect(boundary.render()).toBeNull();
});

it('tells of a failure with the heading of the specification and the message', () => {
  vi.stubGlobal('document', { getElementById: () => null });
  const boundary = new FailureBoundary({ children: 'The listing' });
  boundary.componentDidCatch(new Error('articles is not a list'));
  expect($notices.get()).toMatchObject([
    {
      tone: 'destructive',
      title: 'Unexpected Application Error!',
      message: 'articles is not a list',
    },
  ]);
});
