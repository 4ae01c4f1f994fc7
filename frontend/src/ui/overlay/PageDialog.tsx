import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { BRAND } from '../../lib/brand.js';
import { Button } from '../form/Button.js';
import { Logo } from '../media/Logo.js';
import { STRINGS } from '../strings.js';
import { classNames } from '../styles/class-names.js';
import styles from './PageDialog.module.css';

export interface PageDialogProps {
  title: string;
  onClose: () => void;
  /** Element that had the focus before and receives it again. */
  returnFocus: RefObject<HTMLElement | null>;
  /** Whether to show it without animation, because it is part of a server-rendered page. */
  isStill?: boolean;
  children: ReactNode;
}

/**
 * Dialog that takes the place of the page's content: below the header of wide screens, and the whole of small ones. The
 * page hides its other content while one is open, so that nothing is left behind it. Escape closes it.
 */
export function PageDialog({ title, onClose, returnFocus, isStill, children }: PageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnEscape(dialog, onClose);
  useEffect(() => {
    const { current } = dialog;
    // In a server-rendered page, the visitor may be using one of its controls already.
    if (current && !current.contains(document.activeElement)) current.focus({ preventScroll: true });
    return () => returnFocus.current?.focus({ preventScroll: true });
  }, [returnFocus]);
  return (
    <dialog
      ref={dialog}
      open
      aria-label={title}
      tabIndex={-1}
      className={classNames(styles.dialog, isStill ? undefined : styles.rising)}
      data-page-dialog=""
    >
      <div className={styles.bar}>
        {/* Only a sign of whose page this is: the way home is in the bar below. */}
        <span className={styles.brand} aria-hidden="true">
          <Logo name={BRAND} />
        </span>
        <Button variant="secondary" size="small" isRound aria-label={STRINGS.closeDialog} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      </div>
      {children}
    </dialog>
  );
}

/** Closes the dialog with Escape, unless the key closes something above it, such as a menu or another dialog. */
function useCloseOnEscape(dialog: RefObject<HTMLElement | null>, onClose: () => void): void {
  const latestOnClose = useRef(onClose);
  latestOnClose.current = onClose;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const owner = event.target instanceof Element ? event.target.closest('dialog, [role$="dialog"]') : null;
      if (owner === null || owner === dialog.current) latestOnClose.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [dialog]);
}
