import { Component, type ReactNode } from 'react';
import { notify } from '../notifications/notify.ts';
import { notificationsWords } from '../messages/messages.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/**
 * Says that what it holds has failed and shows nothing of it any more, upon which `client:interaction`
 * gives the visitor its HTML back. For islands in which a failure may have lost something that the
 * visitor asked for.
 */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    notify({ tone: 'destructive', ...notificationsWords.partFailed });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
