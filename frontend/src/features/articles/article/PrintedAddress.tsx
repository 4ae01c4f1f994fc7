import { useSyncExternalStore } from 'react';

/** Address of the page, for paper; empty in a page from the server, which does not know how it was reached. */
export function PrintedAddress({ className }: { className: string | undefined }) {
  const address = useSyncExternalStore(
    subscribeToNothing,
    () => window.location.href,
    () => '',
  );
  return <p className={className}>{address}</p>;
}

/** An article with another address is another page. */
const subscribeToNothing = () => () => undefined;
