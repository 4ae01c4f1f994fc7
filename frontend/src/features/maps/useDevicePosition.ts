import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { useState } from 'react';

/** Timeout and maximum age of a position, in ms. */
const OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

/** Reads the position of the device when requested. */
export function useDevicePosition() {
  const [position, setPosition] = useState<Coordinates | null>(null);
  const [state, setState] = useState<'idle' | 'locating' | 'denied'>('idle');

  function locate(): void {
    if (state === 'locating') return;
    if (!navigator.geolocation) {
      setState('denied');
      return;
    }
    setState('locating');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPosition({ lat: coords.latitude, lng: coords.longitude });
        setState('idle');
      },
      () => setState('denied'),
      OPTIONS,
    );
  }
  return { position, state, locate };
}
