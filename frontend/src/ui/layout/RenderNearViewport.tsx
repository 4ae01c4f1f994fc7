import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Distance below the viewport within which content is loaded. */
const NEAR_MARGIN_PX = 600;

interface RenderNearViewportProps {
  /** Class that reserves the content's space, so that the layout does not shift. */
  className?: string | undefined;
  /** Stands in its space until then. */
  preview?: ReactNode;
  children: () => ReactNode;
}

/** Renders content far down a page only when it comes near the viewport, because many visitors never scroll there. */
export function RenderNearViewport({ className, preview, children }: RenderNearViewportProps) {
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
  if (isNear) return children();
  return (
    <div ref={placeholder} className={className}>
      {preview}
    </div>
  );
}
