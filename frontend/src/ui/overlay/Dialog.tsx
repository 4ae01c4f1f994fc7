import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { Button } from '../form/Button.js';
import { STRINGS } from '../strings.js';
import { classNames } from '../styles/class-names.js';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /** Text below the title, which is also announced when the dialog opens. */
  description?: string;
  onClose: () => void;
  /** Element that had the focus before and receives it again. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  size?: 'narrow' | 'wide';
  /** Whether to hide the title visually, for content that shows its own title. */
  hidesTitle?: boolean;
  children: ReactNode;
}

/**
 * Shows a modal dialog: the focus stays inside, and Escape or a click outside closes it. It must be rendered only while
 * it is open.
 */
export function Dialog(props: DialogProps) {
  const { title, description, onClose, returnFocus, size = 'narrow', hidesTitle, children } = props;
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay}>
          <Radix.Content
            className={classNames(styles.dialog, styles[size])}
            {...(description ? {} : { 'aria-describedby': undefined })}
            // A toast counts as a layer above the dialog and would take the first Escape.
            onKeyDown={(event) => isUnhandledEscape(event) && onClose()}
            onOpenAutoFocus={(event) => hidesTitle && focusDialog(event)}
            onCloseAutoFocus={(event) => restoreFocus(event, returnFocus)}
          >
            <div className={hidesTitle ? styles.hidden : styles.heading}>
              {/* If the content shows its own title, it contains the heading, so this title is not another one. */}
              <Radix.Title asChild={hidesTitle === true} className={styles.title}>
                {hidesTitle ? <span>{title}</span> : title}
              </Radix.Title>
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

/** Whether nothing else was closed by Escape, neither a menu within the dialog nor another dialog above it. */
const isUnhandledEscape = (event: KeyboardEvent): boolean =>
  event.key === 'Escape' &&
  !event.defaultPrevented &&
  event.target instanceof Node &&
  event.currentTarget.contains(event.target);

/** Focuses the dialog itself, because its first link may be far below the top. */
function focusDialog(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
}

/** Returns the focus to the element that opened the dialog. Radix would return it only to its own trigger. */
export function restoreFocus(event: Event, target: RefObject<HTMLElement | null> | undefined): void {
  event.preventDefault();
  target?.current?.focus();
}
