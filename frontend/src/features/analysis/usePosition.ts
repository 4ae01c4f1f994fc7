import { useEffect, useState } from 'react';

/** What the browser would say if it were asked for the position; `unavailable` when it cannot be asked at all. */
export function usePositionPermission(): PermissionState | 'unavailable' {
  const [state, setState] = useState<PermissionState | 'unavailable'>('prompt');
  useEffect(() => {
    if (!navigator.geolocation || !window.isSecureContext) return setState('unavailable');
    let status: PermissionStatus | undefined;
    let isUnmounted = false;
    const read = () => status && setState(status.state);
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then((found) => {
        if (isUnmounted) return;
        status = found;
        read();
        found.addEventListener('change', read);
      })
      // Browsers that do not tell are asked when it is time.
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
      status?.removeEventListener('change', read);
    };
  }, []);
  return state;
}
