import { Component, type ReactNode } from 'react';

/** An error boundary that renders nothing on failure, for content that a page can do without. */
export class SilentErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
