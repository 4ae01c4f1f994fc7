import { useEffect, useRef } from 'react';
import { readDiscoveriesAgain } from '../features/discoveries/api.js';
import { useOnline } from '../lib/online.js';
import { showToast } from '../ui/toasts.js';

/** Says when the network goes and comes, and reads what may have changed meanwhile. */
export function Connectivity(): null {
  const online = useOnline();
  const was = useRef(online);
  useEffect(() => {
    if (was.current === online) return;
    was.current = online;
    if (!online) {
      showToast({ title: 'Offline Mode', description: "You're offline.", destructive: true });
      return;
    }
    readDiscoveriesAgain().then(
      () => showToast({ title: 'Sync complete!', description: "You're back online." }),
      () => showToast({ title: 'Sync failed', description: "You're back online.", destructive: true }),
    );
  }, [online]);
  return null;
}
