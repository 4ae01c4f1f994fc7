import { AlertDialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Button } from './Button.js';
import { classNames } from './class-names.js';
import { giveFocusBack } from './Dialog.js';
import styles from './Dialog.module.css';

interface ConfirmDialogProps {
  title: string;
  description: ReactNode;
  cancel: string;
  confirm: string;
  look?: 'primary' | 'danger';
  /** While the confirmed thing is under way. */
  busy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  returnFocus?: RefObject<HTMLElement | null> | undefined;
}

/** A question that has to be answered before anything else. Rendered only while it is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && props.onCancel()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.veil}>
          <Radix.Content
            className={classNames(styles.dialog, styles.narrow)}
            onCloseAutoFocus={(event) => giveFocusBack(event, props.returnFocus)}
          >
            <div className={styles.heading}>
              <Radix.Title className={styles.title}>{props.title}</Radix.Title>
              <Radix.Description className={styles.description}>{props.description}</Radix.Description>
            </div>
            <div className={styles.footer}>
              <Radix.Cancel asChild>
                <Button look="secondary">{props.cancel}</Button>
              </Radix.Cancel>
              <Button look={props.look ?? 'primary'} disabled={props.busy} onClick={props.onConfirm}>
                {props.confirm}
              </Button>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
