import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Widths } from '../lib/pictures.js';

interface SafeImageProps {
  /** Tried in order; what the browser cannot show is skipped. */
  sources: (string | null | undefined)[];
  alt: string;
  className?: string | undefined;
  lazy?: boolean;
  /** What the page is looked at for: fetched before everything else. */
  first?: boolean;
  /** Pixels of the picture, so that its place is kept before it comes. */
  size?: { width: number; height: number };
  /** Not used any more once a source has failed. */
  widths?: Widths | undefined;
  /** Shown when no source can be. */
  fallback: ReactNode;
}

/** A picture that never shows as broken. */
export function SafeImage({ sources, alt, className, lazy, first, size, widths, fallback }: SafeImageProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = sources.find((candidate) => candidate && !failed.includes(candidate));
  const image = useRef<HTMLImageElement>(null);
  // One that came with the page may have failed before anybody listened: asked for again, it fails again.
  useEffect(() => {
    const { current } = image;
    if (source && current?.complete && current.naturalWidth === 0) current.src = source;
  }, [source]);
  if (!source) return fallback;
  const { media, ...offered } = (failed.length === 0 ? widths : undefined) ?? {};
  const picture = (
    <img
      key={source}
      ref={image}
      {...(media === undefined && offered)}
      src={source}
      alt={alt}
      className={className}
      loading={lazy ? 'lazy' : 'eager'}
      decoding="async"
      {...(first ? { fetchPriority: 'high' as const } : {})}
      {...size}
      onError={() => setFailed((before) => [...before, source])}
    />
  );
  if (media === undefined) return picture;
  return (
    <picture>
      <source media={media} {...offered} />
      {picture}
    </picture>
  );
}
