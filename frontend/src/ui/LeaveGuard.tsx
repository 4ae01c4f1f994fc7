import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDialog } from './ConfirmDialog.js';

interface LeaveGuardProps {
  /** Whether something would be lost. */
  when: boolean;
  words: { title: string; description: string; stay: string; leave: string };
}

/** Asks before a page is left: by its own links, by back and forward, and, in the browser's words, by closing the tab. */
export function LeaveGuard({ when, words }: LeaveGuardProps) {
  const navigate = useNavigate();
  /** Goes where the visitor wanted to; null while nobody asks. */
  const [leave, setLeave] = useState<{ go: () => void } | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  useGuardedUnload(when);
  useGuardedLinks(when, (to, link) => {
    opener.current = link;
    setLeave({ go: () => void navigate(to) });
  });
  useGuardedHistory(when, (go) => {
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setLeave({ go });
  });
  if (!leave) return null;
  return (
    <ConfirmDialog
      title={words.title}
      description={words.description}
      cancel={words.stay}
      confirm={words.leave}
      look="danger"
      returnFocus={opener}
      onCancel={() => setLeave(null)}
      onConfirm={() => {
        setLeave(null);
        leave.go();
      }}
    />
  );
}

function useGuardedUnload(when: boolean): void {
  useEffect(() => {
    if (!when) return;
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', keep);
    return () => window.removeEventListener('beforeunload', keep);
  }, [when]);
}

/** @param onLeave told the path of the link, and the link */
function useGuardedLinks(when: boolean, onLeave: (to: string, link: HTMLElement) => void): void {
  const tell = useLatest(onLeave);
  useEffect(() => {
    if (!when) return;
    // Before the router's own listener, which is further inside.
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || isWritten(link) || !leadsAway(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      tell.current(link.pathname + link.search + link.hash, link);
    };
    document.addEventListener('click', ask, { capture: true });
    return () => document.removeEventListener('click', ask, { capture: true });
  }, [when, tell]);
}

/** Whether a link is part of a text that is being written: a click there sets the caret. */
const isWritten = (link: HTMLElement): boolean => link.closest('[contenteditable="true"]') !== null;

/** Whether a click makes this tab show another page of the product; other origins are the browser's to ask about. */
function leadsAway(link: HTMLAnchorElement, { button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
  const isOurs = link.origin === location.origin && !link.hasAttribute('download');
  const isHere = link.target === '' || link.target === '_self';
  return isPlain && isOurs && isHere && link.pathname + link.search !== location.pathname + location.search;
}

/**
 * Asks before the history is left. The router's own listener is there first and cannot be held back; the browser asks
 * before, where it does. One that does not, and whoever presses twice without an answer, goes.
 * @param onLeave told what goes there after all
 */
function useGuardedHistory(when: boolean, onLeave: (go: () => void) => void): void {
  const tell = useLatest(onLeave);
  useEffect(() => {
    if (!when || !('navigation' in window)) return;
    const { navigation } = window;
    let isLeaving = false;
    const ask = (event: NavigateEvent) => {
      const { navigationType, cancelable, destination } = event;
      // What leads to another document is asked about as closing the tab is.
      if (isLeaving || navigationType !== 'traverse' || !cancelable || !destination.sameDocument) return;
      event.preventDefault();
      const { key } = destination;
      tell.current(() => {
        isLeaving = true;
        navigation.traverseTo(key);
      });
    };
    navigation.addEventListener('navigate', ask);
    return () => navigation.removeEventListener('navigate', ask);
  }, [when, tell]);
}

/** What was given last, for listeners that are not taken away and back with every drawing. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
