import { Component, type ReactNode } from 'react';
import { notify } from '../frame/notifications/notify.ts';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/**
 * Says that what it holds has failed and shows nothing of it any more, upon which `client:reach`
 * gives the visitor its HTML back. For islands in which a failure may have lost something that the
 * visitor asked for.
 */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    notify({
      tone: 'destructive',
      title: 'Unexpected Application Error!',
      message:
        'A part of this page stopped working and now does its work in a simpler way. Nothing that you typed is lost: go on, or reload the page.',
    });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
