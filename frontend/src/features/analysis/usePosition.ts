import { useEffect, useState } from 'react';

export interface DevicePosition {
  latitude: number;
  longitude: number;
}

/** Where the device is, in degrees; null when it will not or cannot say. */
export function devicePosition(options: PositionOptions): Promise<DevicePosition | null> {
  return new Promise((resolve) => {
    if (!navigator.geolocation) return resolve(null);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      () => resolve(null),
      options,
    );
  });
}

/** What the browser would say if it were asked for the position; `unavailable` when it cannot be asked at all. */
export function usePositionPermission(): PermissionState | 'unavailable' {
  const [state, setState] = useState<PermissionState | 'unavailable'>('prompt');
  useEffect(() => {
    if (!navigator.geolocation || !window.isSecureContext) return setState('unavailable');
    let status: PermissionStatus | undefined;
    let left = false;
    const read = () => status && setState(status.state);
    navigator.permissions
      ?.query({ name: 'geolocation' })
      .then((found) => {
        if (left) return;
        status = found;
        read();
        found.addEventListener('change', read);
      })
      // Browsers that do not tell are asked when it is time.
      .catch(() => undefined);
    return () => {
      left = true;
      status?.removeEventListener('change', read);
    };
  }, []);
  return state;
}
