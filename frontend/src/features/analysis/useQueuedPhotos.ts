import { useEffect, useState } from 'react';
import { queuedPhotos } from './queue.js';
import { onQueueChange } from './queue-database.js';

/** How many photos wait for a network. */
export function useQueuedPhotos(): number {
  const [photos, setPhotos] = useState(0);
  useEffect(() => {
    let isShown = true;
    const read = () => void queuedPhotos().then((count) => isShown && setPhotos(count));
    read();
    const stop = onQueueChange(read);
    return () => {
      isShown = false;
      stop();
    };
  }, []);
  return photos;
}
