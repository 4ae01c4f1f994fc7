import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.js';

interface UnsavedChangesGuardProps {
  /** Whether something would be lost. */
  hasChanges: boolean;
  strings: { title: string; description: string; stay: string; leave: string };
}

/** Asks before a page is left: by its own links, by back and forward, and, in the browser's words, by closing the tab. */
export function UnsavedChangesGuard({ hasChanges, strings }: UnsavedChangesGuardProps) {
  const navigate = useNavigate();
  /** Goes where the visitor wanted to; null while nobody asks. */
  const [pendingLeave, setPendingLeave] = useState<{ proceed: () => void } | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useUnloadGuard(hasChanges);
  useLinkGuard(hasChanges, (to, link) => {
    opener.current = link;
    setPendingLeave({ proceed: () => void navigate(to) });
  });
  useHistoryGuard(hasChanges, (proceed) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setPendingLeave({ proceed });
  });
  if (!pendingLeave) return null;
  return (
    <ConfirmDialog
      title={strings.title}
      description={strings.description}
      cancel={strings.stay}
      confirm={strings.leave}
      variant="danger"
      returnFocus={opener}
      onCancel={() => setPendingLeave(null)}
      onConfirm={() => {
        setPendingLeave(null);
        pendingLeave.proceed();
      }}
    />
  );
}

function useUnloadGuard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const preventUnload = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', preventUnload);
    return () => window.removeEventListener('beforeunload', preventUnload);
  }, [isActive]);
}

/** @param onLeave told the path of the link, and the link */
function useLinkGuard(isActive: boolean, onLeave: (to: string, link: HTMLElement) => void): void {
  const latestOnLeave = useLatest(onLeave);
  useEffect(() => {
    if (!isActive) return;
    // Before the router's own listener, which is further inside.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || isInEditor(link) || !leavesPage(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      latestOnLeave.current(link.pathname + link.search + link.hash, link);
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isActive, latestOnLeave]);
}

/** Whether a link is part of a text that is being written: a click there sets the caret. */
const isInEditor = (link: HTMLElement): boolean => link.closest('[contenteditable="true"]') !== null;

/** Whether a click makes this tab show another page of the product; other origins are the browser's to ask about. */
function leavesPage(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const isPlainClick = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const isInternal = link.origin === location.origin && !link.hasAttribute('download');
  const opensInThisTab = link.target === '' || link.target === '_self';
  return (
    isPlainClick && isInternal && opensInThisTab && link.pathname + link.search !== location.pathname + location.search
  );
}

/**
 * Asks before the history is left. The router's own listener is there first and cannot be held back; the browser asks
 * before, where it does. One that does not, and whoever presses twice without an answer, goes.
 * @param onLeave told what goes there after all
 */
function useHistoryGuard(isActive: boolean, onLeave: (proceed: () => void) => void): void {
  const latestOnLeave = useLatest(onLeave);
  useEffect(() => {
    if (!isActive || !('navigation' in window)) return;
    const { navigation } = window;
    let isLeaving = false;
    const onNavigate = (event: NavigateEvent) => {
      const { navigationType, cancelable, destination } = event;
      // What leads to another document is asked about as closing the tab is.
      if (isLeaving || navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
      event.preventDefault();
      const { key } = destination;
      latestOnLeave.current(() => {
        isLeaving = true;
        navigation.traverseTo(key);
      });
    };
    navigation.addEventListener('navigate', onNavigate);
    return () => navigation.removeEventListener('navigate', onNavigate);
  }, [isActive, latestOnLeave]);
}

/** What was given last, for listeners that are not taken away and back with every drawing. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
