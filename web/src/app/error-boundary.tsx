import { t } from '@lingui/core/macro';
import { Component, type ReactNode } from 'react';
import { ErrorState } from '../ui/error-state.tsx';
import { PageFrame } from '../ui/page-frame.tsx';

export interface ErrorBoundaryProps {
  /** The error is cleared when this changes. */
  location: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failedAt: string | null;
}

/** Shows an error with a reload button when a screen throws; the navigation around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: null };

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return state.failedAt !== null && state.failedAt !== '' && state.failedAt !== props.location
      ? { failedAt: null }
      : null;
  }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedAt: '' };
  }

  override componentDidCatch() {
    this.setState({ failedAt: this.props.location });
  }

  override render() {
    if (this.state.failedAt === null) return this.props.children;
    return (
      <PageFrame title={t`Something went wrong`} width="reading">
        <ErrorState
          title={t`We could not show this page`}
          text={t`We kept what you typed. Reloading the page usually helps.`}
          onRetry={() => window.location.reload()}
        />
      </PageFrame>
    );
  }
}
