import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

export interface PartBoundaryProps {
  /** What could not be shown, such as "The shared board cannot be shown". */
  title: string;
  children: ReactNode;
}

/** A part of a page that breaks says so where it stood and can be tried again; the rest of the page goes on. */
export class PartBoundary extends Component<PartBoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <ErrorState
        title={this.props.title}
        text="The rest of this page works. What is written is kept."
        onRetry={() => this.setState({ isBroken: false })}
      />
    );
  }
}
