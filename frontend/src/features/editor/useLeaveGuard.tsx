import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { TEXTS } from './texts.js';

/** The place of an entry in the history, as the router numbers them. */
const placeIn = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Asks before unsaved changes are left: by a link, by back and forward, or with the tab.
 * @returns the question, while it is asked
 */
export function useLeaveGuard(isChanged: boolean): ReactNode {
  const navigate = useNavigate();
  const opener = useRef<HTMLElement | null>(null);
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const passes = useRef(false);
  useEffect(() => {
    if (!isChanged) return;
    passes.current = false;
    const here = placeIn(window.history.state);
    let isReturning = false;
    const ask = (go: () => void) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      setLeave(() => () => {
        passes.current = true;
        setLeave(null);
        go();
      });
    };
    const onClose = (event: BeforeUnloadEvent) => {
      if (!passes.current) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || passes.current || event.defaultPrevented || !leadsAway(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      ask(() => void navigate(pathname + search + hash));
    };
    // The history has moved already: it is moved back, and the router hears of neither.
    const onHistory = (event: PopStateEvent) => {
      if (passes.current) return;
      event.stopImmediatePropagation();
      if (isReturning) {
        isReturning = false;
        return;
      }
      const by = placeIn(event.state) - here;
      if (by === 0) return;
      isReturning = true;
      window.history.go(-by);
      ask(() => window.history.go(by));
    };
    window.addEventListener('beforeunload', onClose);
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('popstate', onHistory, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onClose);
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onHistory, { capture: true });
    };
  }, [isChanged, navigate]);

  const { title, text, stay, leave: confirm } = TEXTS.leave;
  return (
    leave && (
      <ConfirmDialog
        title={title}
        description={text}
        cancel={stay}
        confirm={confirm}
        look="danger"
        onCancel={() => setLeave(null)}
        onConfirm={leave}
        returnFocus={opener}
      />
    )
  );
}

/** Whether a click takes this page to another one of ours; a new tab leaves it as it is. */
const leadsAway = (
  { href, origin, pathname, target }: HTMLAnchorElement,
  { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent,
): boolean =>
  href !== '' &&
  button === 0 &&
  !metaKey &&
  !ctrlKey &&
  !shiftKey &&
  !altKey &&
  target !== '_blank' &&
  origin === window.location.origin &&
  pathname !== window.location.pathname;
