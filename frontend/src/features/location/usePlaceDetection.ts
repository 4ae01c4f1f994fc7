import { useEffect, useRef, useState } from 'react';
import { type DevicePosition, getDevicePosition } from '../../lib/device/device-position.js';
import { cacheLocation, clearCachedLocations, findNewestLocation } from './cached-locations.js';
import { type DetectedPlace, detectPlace } from './detect-place.js';
import { fetchPlaceName } from './place-name.js';

/** Waits at most 10 s and accepts a position up to 5 minutes old. */
const POSITION_OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 5 * 60_000 };

export type DetectionState =
  | { status: 'idle'; place: null }
  | { status: 'loading'; place: null }
  | { status: 'error'; place: null }
  | { status: 'success'; place: DetectedPlace };

export interface Detection {
  state: DetectionState;
  detect: () => void;
  /** Clears the displayed place and the places cached on the device. */
  clear: () => void;
}

/** Detects the location of the device when requested. */
export function usePlaceDetection(): Detection {
  const [state, setState] = useState<DetectionState>({ status: 'idle', place: null });
  const lastPosition = useRef<DevicePosition | null>(null);
  // Identifies the current detection, so that late results of an earlier one are ignored.
  const detectionId = useRef(0);
  useEffect(
    () => () => {
      detectionId.current += 1;
    },
    [],
  );

  async function detect(): Promise<void> {
    detectionId.current += 1;
    const thisDetection = detectionId.current;
    setState({ status: 'loading', place: null });
    const place = await detectPlace({
      isOnline: navigator.onLine,
      lastPosition: lastPosition.current,
      getPosition: () => getDevicePosition(POSITION_OPTIONS),
      fetchPlaceName: fetchPlaceName,
      findCached: findNewestLocation,
      cache: (location) => detectionId.current === thisDetection && cacheLocation(location),
      now: Date.now(),
    });
    if (detectionId.current !== thisDetection) return;
    if (place?.source === 'live') lastPosition.current = place;
    setState(place ? { status: 'success', place } : { status: 'error', place: null });
  }

  function clear(): void {
    detectionId.current += 1;
    lastPosition.current = null;
    clearCachedLocations();
    setState({ status: 'idle', place: null });
  }
  return { state, detect: () => void detect(), clear };
}
