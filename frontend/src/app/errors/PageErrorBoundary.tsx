import { Component, type ReactNode } from 'react';
import { isMissingCode, isPageReachable, reloadOnce } from '../../lib/browser/reload-once.js';
import { Alert } from '../../ui/feedback/Alert.js';
import { Spinner } from '../../ui/feedback/Spinner.js';
import { Button } from '../../ui/form/Button.js';
import { STRINGS } from '../strings.js';
import styles from './PageErrorBoundary.module.css';

interface PageErrorBoundaryProps {
  /** Path of the page; a new path resets the error. */
  pathname: string;
  children: ReactNode;
  /** Reloads the page; the browser does by default. */
  reload?: () => void;
}

/** Ms until the page is reloaded. A page that the visitor is leaving, which ends its imports, is gone by then. */
const RELOAD_DELAY_MS = 1_000;

/** A page without a failure; one that may be reloaded; or one that is given up. */
type Status = 'works' | 'waits' | 'failed';

/** Replaces a page that fails. One whose code did not load is reloaded once, without a word. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { status: Status }> {
  override state: { status: Status } = { status: 'works' };

  static getDerivedStateFromError(error: unknown): { status: Status } {
    return { status: isMissingCode(error) ? 'waits' : 'failed' };
  }

  override componentDidCatch(): void {
    setTimeout(() => void this.reloadReachable(), RELOAD_DELAY_MS);
  }

  /** Reloads a page that waits. One that is unreachable stays, as the browser would show its own error page instead. */
  private async reloadReachable(): Promise<void> {
    if (this.state.status !== 'waits') return;
    const isReachable = await isPageReachable();
    // The visitor may have gone on to another page.
    if (this.state.status !== 'waits') return;
    if (!isReachable || !reloadOnce(this.props.reload)) this.setState({ status: 'failed' });
  }

  override componentDidUpdate({ pathname }: PageErrorBoundaryProps): void {
    if (this.state.status !== 'works' && pathname !== this.props.pathname) this.setState({ status: 'works' });
  }

  override render(): ReactNode {
    const { status } = this.state;
    if (status === 'works') return this.props.children;
    if (status === 'waits') return <Spinner text={STRINGS.loading} />;
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
