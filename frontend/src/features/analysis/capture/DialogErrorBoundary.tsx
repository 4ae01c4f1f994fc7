import { Component, type ReactNode } from 'react';

interface DialogErrorBoundaryProps {
  /** Called when the children fail; must close the dialog that they are. */
  onError: () => void;
  children: ReactNode;
}

/** Shows nothing instead of a dialog that fails, for example because its code did not load. The page stays usable. */
export class DialogErrorBoundary extends Component<DialogErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
