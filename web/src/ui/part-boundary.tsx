import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

export interface PartBoundaryProps {
  /** The error's title, such as "We could not show the shared board". */
  title: string;
  children: ReactNode;
}

/** Shows an error with a retry button in place of a part that throws; the rest of the page keeps working. */
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
        text={t`The rest of this page works, and we kept what you wrote.`}
        onRetry={() => this.setState({ isBroken: false })}
      />
    );
  }
}
