import { type ReactNode, useRef } from 'react';
import { useIsNearViewport } from '../../lib/browser/useIsNearViewport.js';

interface RenderNearViewportProps {
  /** Class that reserves the content's space, so that the layout does not shift. */
  className?: string | undefined;
  children: () => ReactNode;
}

/** Renders content far down a page only when it comes near the viewport, because many visitors never scroll there. */
export function RenderNearViewport({ className, children }: RenderNearViewportProps) {
  const placeholder = useRef<HTMLDivElement>(null);
  const isNear = useIsNearViewport(placeholder);
  return isNear ? children() : <div ref={placeholder} className={className} />;
}
