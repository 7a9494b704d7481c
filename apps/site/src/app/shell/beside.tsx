import { Component, type ReactNode } from 'react';

/** What is beside the page: when it fails, the page stays as it is. */
export class Beside extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
