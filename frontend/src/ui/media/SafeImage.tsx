import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ResponsiveImage } from '../../lib/images.js';

interface SafeImageProps {
  /** Tried in order; what the browser cannot show is skipped. */
  sources: (string | null | undefined)[];
  alt: string;
  className?: string | undefined;
  isLazy?: boolean;
  /** What the page is looked at for: fetched before everything else. */
  hasPriority?: boolean;
  /** Pixels of the picture, so that its place is kept before it comes. */
  size?: { width: number; height: number };
  /** Not used any more once a source has failed. */
  responsive?: ResponsiveImage | undefined;
  /** Shown when no source can be. */
  fallback: ReactNode;
}

/** A picture that never shows as broken. */
export function SafeImage({
  sources,
  alt,
  className,
  isLazy,
  hasPriority,
  size,
  responsive,
  fallback,
}: SafeImageProps) {
  const [failedSources, setFailedSources] = useState<readonly string[]>([]);
  const source = sources.find((candidate) => candidate && !failedSources.includes(candidate));
  const imageRef = useRef<HTMLImageElement>(null);
  // One that came with the page may have failed before anybody listened: asked for again, it fails again.
  useEffect(() => {
    const { current } = imageRef;
    if (source && current?.complete && current.naturalWidth === 0) current.src = source;
  }, [source]);
  if (!source) return fallback;
  const { media, ...attributes } = (failedSources.length === 0 ? responsive : undefined) ?? {};
  const image = (
    <img
      key={source}
      ref={imageRef}
      {...(media === undefined && attributes)}
      src={source}
      alt={alt}
      className={className}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      {...(hasPriority ? { fetchPriority: 'high' as const } : {})}
      {...size}
      onError={() => setFailedSources((before) => [...before, source])}
    />
  );
  if (media === undefined) return image;
  return (
    <picture>
      <source media={media} {...attributes} />
      {image}
    </picture>
  );
}
