import { Component, type ErrorInfo, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What is shown in the place of children that failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

type ErrorBoundaryState = { readonly kind: 'fine' } | { readonly kind: 'failed' };

/** Shows something else where its children fail to draw or to load; the error goes to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { kind: 'fine' };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { kind: 'failed' };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('This page failed', error, componentStack ?? '');
  }

  override render(): ReactNode {
    return this.state.kind === 'failed' ? this.props.fallback : this.props.children;
  }
}
