import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Button } from '../form/Button.js';
import { STRINGS } from '../strings.js';
import { classNames } from '../styles/class-names.js';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /** Shown under the title; also read out when the dialog opens. */
  description?: string;
  onClose: () => void;
  /** What had the focus before, and gets it back. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  size?: 'narrow' | 'wide';
  /** The title is only for screen readers when the content shows it in its own way. */
  hidesTitle?: boolean;
  children: ReactNode;
}

/** A modal dialog: focus stays inside, Escape and a click beside it close it. Rendered only while it is open. */
export function Dialog(props: DialogProps) {
  const { title, description, onClose, returnFocus, size = 'narrow', hidesTitle, children } = props;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={classNames(styles.dialog, styles[size])}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => hidesTitle && focusDialog(event)}
            onCloseAutoFocus={(event) => restoreFocus(event, returnFocus)}
          >
            <div className={hidesTitle ? styles.hidden : styles.heading}>
              <Radix.Title className={styles.title}>{title}</Radix.Title>
              {description && <Radix.Description className={styles.description}>{description}</Radix.Description>}
            </div>
            {children}
            <div className={styles.closeRail}>
              <Radix.Close asChild>
                <Button
                  variant="secondary"
                  size="small"
                  isRound
                  className={styles.close}
                  aria-label={STRINGS.closeDialog}
                >
                  <X aria-hidden="true" />
                </Button>
              </Radix.Close>
            </div>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A dialog that is read begins at its top; its first link may be far below. */
function focusDialog(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
}

/** Radix gives the focus back to its own trigger; ours are opened from elsewhere. */
export function restoreFocus(event: Event, target: RefObject<HTMLElement | null> | undefined): void {
  event.preventDefault();
  target?.current?.focus();
}
