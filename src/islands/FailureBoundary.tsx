import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly message: string | undefined;
}

/** Shows a failure of what it holds in its place, so that the page around it stays (specification, section 8). */
export class FailureBoundary extends Component<Props, State> {
  override state: State = { message: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    if (this.state.message === undefined) return this.props.children;
    return (
      <div className="frame failure" role="alert">
        <h2>Unexpected Application Error!</h2>
        <p>{this.state.message}</p>
        <p>
          <a href="">Load the page again</a>
        </p>
      </div>
    );
  }
}
