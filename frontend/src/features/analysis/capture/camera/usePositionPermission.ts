import { useEffect, useState } from 'react';

/** Returns the browser's geolocation permission; `unavailable` without geolocation. */
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
      // Browsers without the permissions API ask the user when the position is read.
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
      status?.removeEventListener('change', read);
    };
  }, []);
  return state;
}
