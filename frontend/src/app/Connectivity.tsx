import { useEffect, useRef } from 'react';
import { useOnline } from '../lib/online.js';
import { showToast } from '../ui/toasts.js';
import { TEXTS } from './texts.js';

/** Fetched after the page, and before a network may go. */
const loadOffline = () => import('./offline.js');

/** Says when the network goes and comes, and then does what could not be done meanwhile. */
export function Connectivity(): null {
  const online = useOnline();
  const was = useRef(online);
  useEffect(() => {
    const begin = () =>
      void loadOffline().then(
        (offline) => offline.begin(),
        () => {},
      );
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
    return () => window.removeEventListener('load', begin);
  }, []);
  useEffect(() => {
    if (was.current === online) return;
    was.current = online;
    if (online)
      void loadOffline().then(
        (offline) => offline.comeBack(),
        () => {},
      );
    else showToast(TEXTS.offline);
  }, [online]);
  return null;
}
