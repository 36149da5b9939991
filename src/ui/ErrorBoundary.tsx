import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What the children are, for the console: `This page failed`. */
  readonly name: 'page' | 'dialog';
  /** Children that failed are drawn again when this changes. */
  readonly resetKey?: string;
  /** What is shown in the place of children that failed, given what draws them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly status: 'fine' | 'failed';
}

/** Shows something else where its children fail to draw or to load; the error goes to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { status: 'fine' };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { status: 'failed' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error(`This ${this.props.name} failed`, error, componentStack ?? '');
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { status }: ErrorBoundaryState): void {
    // What failed in this very update has been tried with the new key already.
    if (status === 'failed' && before.resetKey !== this.props.resetKey) this.retry();
  }

  readonly retry = (): void => this.setState({ status: 'fine' });

  override render(): ReactNode {
    return this.state.status === 'failed' ? this.props.fallback(this.retry) : this.props.children;
  }
}
