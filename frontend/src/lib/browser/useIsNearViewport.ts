import { type RefObject, useEffect, useState } from 'react';

/** Distance below the viewport within which content is loaded. */
const NEAR_MARGIN_PX = 600;

/**
 * Returns whether an element has come near the viewport since it was first shown. Always true if the browser cannot
 * tell.
 */
export function useIsNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    if (!('IntersectionObserver' in window)) {
      setIsNear(true);
      return;
    }
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: `0px 0px ${NEAR_MARGIN_PX}px`,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear, element]);
  return isNear;
}
