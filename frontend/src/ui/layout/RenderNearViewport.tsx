import { type ReactNode, useEffect, useRef, useState } from 'react';

/** From so many pixels below the screen on, content is fetched. */
const NEAR_MARGIN_PX = 600;

interface RenderNearViewportProps {
  /** Keeps the room of the content, so that what follows stays where it is. */
  className?: string | undefined;
  children: () => ReactNode;
}

/** Content far down a page, which is not worth fetching for those who never get there. */
export function RenderNearViewport({ className, children }: RenderNearViewportProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !placeholder.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setIsNear(true), {
      rootMargin: `0px 0px ${NEAR_MARGIN_PX}px`,
    });
    observer.observe(placeholder.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children() : <div ref={placeholder} className={className} />;
}
