import { Component, type ReactNode } from 'react';
import { LoadFailed } from '#ui/page/LoadFailed.tsx';

type PageBoundaryProps = { place: string; children: ReactNode };
type PageBoundaryState = { error?: unknown; hasFailed: boolean };

/** Resets when the address changes. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { error, hasFailed: true };
  }

  override componentDidUpdate(previous: PageBoundaryProps) {
    if (previous.place !== this.props.place && this.state.hasFailed) this.reset();
  }

  reset = () => this.setState({ error: undefined, hasFailed: false });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <LoadFailed error={this.state.error} resetErrorBoundary={this.reset} />;
  }
}
