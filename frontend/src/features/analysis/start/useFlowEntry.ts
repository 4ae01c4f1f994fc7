import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { START_PARAMETER } from './start-parameter.js';

/**
 * Gives the steps of the photo flow an entry of their own in the browser's history, so that Back closes them instead of
 * leaving the page.
 * @param onBack called when the visitor goes back while the entry is current
 */
export function useFlowEntry(onBack: () => void) {
  const navigate = useNavigate();
  const location = useLocation();
  const state = location.state as { isPhotoFlow?: boolean } | null;
  const isCurrent = state?.isPhotoFlow === true;
  // Set immediately, because the location changes later, in a transition.
  const isEntered = useRef(false);
  const wasCurrent = useRef(false);
  const afterLeaving = useRef<(() => void) | null>(null);
  const latestOnBack = useRef(onBack);
  latestOnBack.current = onBack;

  useEffect(() => {
    const isGone = wasCurrent.current && !isCurrent;
    wasCurrent.current = isCurrent;
    if (!isGone) return;
    afterLeaving.current?.();
    afterLeaving.current = null;
    if (!isEntered.current) return;
    isEntered.current = false;
    latestOnBack.current();
  }, [isCurrent]);

  return {
    /** Adds the entry, unless it is current already. */
    enter(): void {
      isEntered.current = true;
      if (isCurrent) return;
      // When the visitor comes back, a link that started the flow must not start it again.
      const search = new URLSearchParams(location.search);
      search.delete(START_PARAMETER);
      void navigate({ ...location, search: search.toString() }, { state: { ...state, isPhotoFlow: true } });
    },
    /** Hands the entry over to the caller, who replaces it. Returns whether there was one. */
    takeOver(): boolean {
      const wasEntered = isEntered.current;
      isEntered.current = false;
      return wasEntered;
    },
    /** Goes back from the entry, if it was added, and then calls `then` at the entry below. */
    leave(then?: () => void): void {
      const wasEntered = isEntered.current;
      isEntered.current = false;
      afterLeaving.current = wasEntered ? (then ?? null) : null;
      if (wasEntered) void navigate(-1);
      else then?.();
    },
  };
}
