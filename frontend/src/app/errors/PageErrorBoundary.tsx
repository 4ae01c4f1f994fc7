import { Component, type ReactNode } from 'react';
import { Alert } from '../../ui/feedback/Alert.js';
import { Button } from '../../ui/form/Button.js';
import { STRINGS } from '../strings.js';
import styles from './PageErrorBoundary.module.css';

interface PageErrorBoundaryProps {
  /** Path of the page; a new path resets the error. */
  pathname: string;
  children: ReactNode;
}

/** Replaces a page that fails, most often because one of its chunks could not be loaded. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate({ pathname }: PageErrorBoundaryProps): void {
    if (this.state.failed && pathname !== this.props.pathname) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="content" className={styles.error} role="alert">
        <Alert title={STRINGS.pageError} heading="h2">
          <p>{STRINGS.pageErrorHint}</p>
          <Button onClick={() => window.location.reload()}>{STRINGS.retry}</Button>
        </Alert>
      </main>
    );
  }
}
