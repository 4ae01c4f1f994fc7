import { Component, type ReactNode } from 'react';
import { Button } from '../ui/Button.js';
import { Notice } from '../ui/Notice.js';
import styles from './PageFault.module.css';
import { TEXTS } from './texts.js';

interface PageFaultProps {
  /** Another page is tried without being asked to. */
  address: string;
  children: ReactNode;
}

/** Stands in for a page that fails, most often because a part of it could not be loaded. */
export class PageFault extends Component<PageFaultProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate({ address }: PageFaultProps): void {
    if (this.state.failed && address !== this.props.address) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <main id="content" className={styles.fault} role="alert">
        <Notice title={TEXTS.pageFault} heading="h2">
          <p>{TEXTS.pageFaultHint}</p>
          <Button onClick={() => window.location.reload()}>{TEXTS.retry}</Button>
        </Notice>
      </main>
    );
  }
}
