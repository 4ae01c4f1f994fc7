import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../form/Button.js';
import { classNames } from '../styles/class-names.js';
import { restoreFocus } from './Dialog.js';
import styles from './Dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  description: ReactNode;
  cancel: string;
  confirm: string;
  variant?: 'primary' | 'danger';
  /** Whether the confirmed action is running. */
  isBusy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/**
 * Asks a question that must be answered before the page can be used again. It must be rendered only while it is open.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && props.onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={classNames(styles.dialog, styles.narrow)}
            onCloseAutoFocus={(event) => restoreFocus(event, props.returnFocus)}
          >
            <div className={styles.heading}>
              <Radix.Title className={styles.title}>{props.title}</Radix.Title>
              <Radix.Description className={styles.description}>{props.description}</Radix.Description>
            </div>
            <div className={styles.footer}>
              <Radix.Cancel asChild>
                <Button variant="secondary">{props.cancel}</Button>
              </Radix.Cancel>
              <Button variant={props.variant ?? 'primary'} disabled={props.isBusy} onClick={props.onConfirm}>
                {props.confirm}
              </Button>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
