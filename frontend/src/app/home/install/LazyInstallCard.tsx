import { lazy, Suspense, useEffect, useState } from 'react';

/** An offer that does not load is omitted, because reloading the page for it would interrupt the visitor. */
const InstallCard = lazy(() => import('./InstallCard.js').catch(() => ({ default: () => null })));

/** Loads the offer to install the app after the page. */
export function LazyInstallCard() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return <Suspense>{isShown && <InstallCard />}</Suspense>;
}
