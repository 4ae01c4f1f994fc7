import { useEffect, useState } from 'react';

/** Whether a file contains the position where it was taken; null until that is known, and without a file. */
export function useHasPosition(file: File | null): boolean | null {
  const [known, setKnown] = useState<{ file: File; hasPosition: boolean } | null>(null);
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    void import('./photo-position.js')
      .then(({ hasPhotoPosition }) => hasPhotoPosition(file))
      .catch(() => false)
      .then((hasPosition) => isCurrent && setKnown({ file, hasPosition }));
    return () => {
      isCurrent = false;
    };
  }, [file]);
  return known !== null && known.file === file ? known.hasPosition : null;
}
