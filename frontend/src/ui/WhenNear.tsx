import { type ReactNode, useEffect, useRef, useState } from 'react';

/** From so many pixels below the screen on, content is fetched. */
const NEAR_PX = 600;

interface WhenNearProps {
  /** Keeps the room of the content, so that what follows stays where it is. */
  className?: string | undefined;
  children: () => ReactNode;
}

/** Content far down a page, which is not worth fetching for those who never get there. */
export function WhenNear({ className, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: `0px 0px ${NEAR_PX}px`,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return isNear ? children() : <div ref={place} className={className} />;
}
