import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { Fragment, type ReactNode, type RefObject } from 'react';
import { Button } from '../form/Button.js';
import { STRINGS } from '../strings.js';
import { classNames } from '../styles/class-names.js';
import styles from './Dialog.module.css';

export interface DialogProps {
  title: string;
  /** Text under the title; also announced when the dialog opens. */
  description?: string;
  onClose: () => void;
  /** Element that had the focus before and receives it again. */
  returnFocus?: RefObject<HTMLElement | null> | undefined;
  /** A `sheet` fills small screens. */
  size?: 'narrow' | 'wide' | 'sheet';
  /** Hides the title from view, for content that shows its own title. */
  hidesTitle?: boolean;
  /**
   * Renders it where it stands, and without motion, because it comes with the page from the server, which has no portals.
   */
  isInPlace?: boolean;
  children: ReactNode;
}

/**
 * Shows a modal dialog: the focus stays inside, and Escape or a click outside closes it. Render it only while it is
 * open.
 */
export function Dialog(props: DialogProps) {
  const { title, description, onClose, returnFocus, size = 'narrow', hidesTitle, isInPlace, children } = props;
  const Container = isInPlace ? Fragment : Radix.Portal;
  const still = isInPlace ? styles.still : undefined;
  // The content security policy forbids style attributes in a page; the style sheet has the same.
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Container>
        <Radix.Overlay
          className={classNames(styles.overlay, still)}
          {...(isInPlace && { style: { pointerEvents: undefined } })}
        >
          <Radix.Content
            className={classNames(styles.dialog, styles[size], still)}
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => hidesTitle && focusDialog(event)}
            onCloseAutoFocus={(event) => restoreFocus(event, returnFocus)}
          >
            <div className={hidesTitle ? styles.hidden : styles.heading}>
              {/* Content with a title of its own has its heading, too. */}
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
      </Container>
    </Radix.Root>
  );
}

/** The dialog itself receives the focus, because its first link may be far below the top. */
function focusDialog(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus({ preventScroll: true });
}

/** Radix returns the focus to its own trigger, but these dialogs are opened by other elements. */
export function restoreFocus(event: Event, target: RefObject<HTMLElement | null> | undefined): void {
  event.preventDefault();
  target?.current?.focus();
}
