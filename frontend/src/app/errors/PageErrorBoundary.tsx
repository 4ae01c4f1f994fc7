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
  /** Reloads the page; by default, the browser does. */
  reload?: () => void;
}

/** Ms until the page is reloaded. Leaving a page also aborts its imports; such a page is gone by then. */
const RELOAD_DELAY_MS = 1_000;

/** No failure; missing code, so a reload may help; or given up. */
type Status = 'works' | 'waits' | 'failed';

/** Replaces a page that fails with an error message. If only its code did not load, reloads the page once first. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, { status: Status }> {
  override state: { status: Status } = { status: 'works' };

  static getDerivedStateFromError(error: unknown): { status: Status } {
    return { status: isMissingCode(error) ? 'waits' : 'failed' };
  }

  override componentDidCatch(): void {
    setTimeout(() => void this.reloadReachable(), RELOAD_DELAY_MS);
  }

  /**
   * Reloads a page whose code is missing if its server responds. Otherwise the browser would show its own error page.
   */
  private async reloadReachable(): Promise<void> {
    if (this.state.status !== 'waits') return;
    const isReachable = await isPageReachable();
    // Meanwhile, the visitor may have opened another page.
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
