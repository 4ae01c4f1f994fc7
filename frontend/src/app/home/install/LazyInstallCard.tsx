import { lazy, Suspense, useEffect, useState } from 'react';

/** An offer that does not load is left out: reloading the page for it would end what the visitor has begun. */
const InstallCard = lazy(() => import('./InstallCard.js').catch(() => ({ default: () => null })));

/** Loads the offer to install the app after the page. */
export function LazyInstallCard() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return <Suspense>{isShown && <InstallCard />}</Suspense>;
}
