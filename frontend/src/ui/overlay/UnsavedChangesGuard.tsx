import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.js';

interface UnsavedChangesGuardProps {
  /** Whether leaving would lose changes. */
  hasChanges: boolean;
  strings: { title: string; description: string; stay: string; leave: string };
}

/**
 * Asks before the user leaves a page: by a link of the product, by Back or Forward, or, with the browser's own dialog,
 * by closing the tab.
 */
export function UnsavedChangesGuard({ hasChanges, strings }: UnsavedChangesGuardProps) {
  const navigate = useNavigate();
  /** Pending navigation, which continues on confirmation; null while the dialog is closed. */
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

/** @param onLeave receives the path of the link, and the link */
function useLinkGuard(isActive: boolean, onLeave: (to: string, link: HTMLElement) => void): void {
  const latestOnLeave = useLatest(onLeave);
  useEffect(() => {
    if (!isActive) return;
    // The capture phase precedes the router's own listener.
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

/** Whether a link is in editable text, where a click only places the caret. */
const isInEditor = (link: HTMLElement): boolean => link.closest('[contenteditable="true"]') !== null;

/** Whether a click opens another page of the product in this tab. The browser asks about other origins. */
function leavesPage(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const isPlainClick = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const isInternal = link.origin === location.origin && !link.hasAttribute('download');
  const opensInThisTab = link.target === '' || link.target === '_self';
  return (
    isPlainClick && isInternal && opensInThisTab && link.pathname + link.search !== location.pathname + location.search
  );
}

/**
 * Asks before Back or Forward leaves the page. This needs the Navigation API, because the router's own listener for
 * `popstate` runs first and cannot be stopped. Other browsers leave the page, as does a second press while the dialog
 * is open.
 * @param onLeave receives a function that continues the navigation
 */
function useHistoryGuard(isActive: boolean, onLeave: (proceed: () => void) => void): void {
  const latestOnLeave = useLatest(onLeave);
  useEffect(() => {
    if (!isActive || !('navigation' in window)) return;
    const { navigation } = window;
    let isLeaving = false;
    const onNavigate = (event: NavigateEvent) => {
      const { navigationType, cancelable, destination } = event;
      // `beforeunload` already asks before another document is loaded.
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

/** Returns a ref to the latest value, so that listeners do not have to be attached again after every render. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
