import { useSyncExternalStore } from 'react';

const subscribeToLoad = (listener: () => void) => {
  window.addEventListener('load', listener);
  return () => window.removeEventListener('load', listener);
};

/** Whether everything the page itself needs has come, its pictures included. False on the server. */
export const usePageComplete = (): boolean =>
  useSyncExternalStore(
    subscribeToLoad,
    () => document.readyState === 'complete',
    () => false,
  );
