import { Component, type ReactNode } from 'react';
import { notify } from '../notifications/notify.ts';
import { notificationsWords } from '../messages/messages.ts';

/**
 * Says that what it holds has failed and shows nothing of it any more, upon which `client:interaction`
 * gives the visitor its HTML back. For islands in which a failure may have lost something that the
 * visitor asked for.
 */
export class FailureBoundary extends Component<{ readonly children: ReactNode }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    notify({ tone: 'destructive', ...notificationsWords.partFailed });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
