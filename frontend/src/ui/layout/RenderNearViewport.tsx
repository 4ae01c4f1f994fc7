import { type ReactNode, useRef } from 'react';
import { useIsNearViewport } from '../../lib/browser/useIsNearViewport.js';

interface RenderNearViewportProps {
  /** Class that reserves space for the content, so that the layout does not shift. */
  className?: string | undefined;
  /** Shown in that space until the content is rendered. */
  preview?: ReactNode;
  children: () => ReactNode;
}

/** Renders content far down a page only once it is near the viewport, because many visitors never scroll there. */
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
