import { useEffect, useState } from 'react';
import { onDeviceUserChange } from '../../../lib/device/device-user.js';
import { countQueuedPhotos } from './count-queued-photos.js';
import { onQueueChange } from './queue-database.js';

/** Returns the number of queued photos of the current user. */
export function useQueuedPhotos(): number {
  const [photos, setPhotos] = useState(0);
  useEffect(() => {
    let isShown = true;
    const read = () => void countQueuedPhotos().then((count) => isShown && setPhotos(count));
    read();
    const stops = [onQueueChange(read), onDeviceUserChange(read)];
    // Another tab may have changed the queue while this one was hidden.
    document.addEventListener('visibilitychange', read);
    return () => {
      isShown = false;
      document.removeEventListener('visibilitychange', read);
      for (const stop of stops) stop();
    };
  }, []);
  return photos;
}
