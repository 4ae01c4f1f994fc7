import { type ReactNode, useRef } from 'react';
import { useIsNearViewport } from '../../lib/browser/useIsNearViewport.js';

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
  const isNear = useIsNearViewport(placeholder);
  if (isNear) return children();
  return (
    <div ref={placeholder} className={className}>
      {preview}
    </div>
  );
}
