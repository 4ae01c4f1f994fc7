import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its page is taken over, then true: for what only a browser can show. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
