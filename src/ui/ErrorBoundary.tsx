import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** The name of the children in the console: `This page failed`. */
  readonly name: 'page' | 'dialog' | 'link' | 'notice';
  /** When this changes, children that failed are rendered again. */
  readonly resetKey?: string;
  /** Renders a substitute for children that failed; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly status: 'fine' | 'failed';
}

/** Shows a fallback if its children fail to load or to render; the error goes to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { status: 'fine' };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { status: 'failed' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`This ${this.props.name} failed`, error, componentStack ?? '');
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { status }: ErrorBoundaryState): void {
    // Children that failed in this update have already been rendered with the new key.
    if (status === 'failed' && before.resetKey !== this.props.resetKey) this.retry();
  }

  readonly retry = (): void => this.setState({ status: 'fine' });

  override render(): ReactNode {
    return this.state.status === 'failed' ? this.props.fallback(this.retry) : this.props.children;
  }
}
