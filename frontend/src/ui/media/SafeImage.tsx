import { splitPreview } from '@placelore/contracts/content/image-sizes.js';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { getDuskSources, type ResponsiveImage } from '../../lib/images.js';
import { useDarkMedia } from '../styles/use-dark-media.js';

interface SafeImageProps {
  /**
   * URLs that are tried in order; missing ones are skipped. If one of them contains a preview, that is shown until the
   * image has loaded, unless the image has a class of its own: only then is its parent a frame that the preview can
   * fill.
   */
  sources: (string | null | undefined)[];
  alt: string;
  className?: string | undefined;
  isLazy?: boolean;
  /** Whether the image is the main content, and is loaded before anything else. */
  hasPriority?: boolean | undefined;
  /** Size of the image in pixels, which reserves its space. */
  size?: { width: number; height: number };
  /** Widths of the image. They are no longer used after a source has failed. */
  responsive?: ResponsiveImage | undefined;
  /** Content that is displayed if no source works. */
  fallback: ReactNode;
}

/**
 * Shows an image that never appears broken, over its blurred preview. The dark theme shows covers at dusk, and dims
 * photos slightly.
 */
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
  const darkMedia = useDarkMedia();
  const imageRef = useRef<HTMLImageElement>(null);
  // A server-rendered image may have failed before hydration. Setting its source again repeats the error event.
  useEffect(() => {
    const { current } = imageRef;
    if (source && current?.complete && current.naturalWidth === 0) current.src = splitPreview(source).address;
  }, [source]);
  if (!source) return fallback;
  const widths = failedSources.length === 0 ? responsive : undefined;
  const { media, ...attributes } = widths ?? {};
  const dusk = getDuskSources(source, widths);
  const { address } = splitPreview(source);
  const blur = className === undefined && sources.map((url) => splitPreview(url ?? '').blur).find(Boolean);
  const image = (
    <img
      key={source}
      ref={imageRef}
      {...(media === undefined && attributes)}
      src={address}
      alt={alt}
      className={className}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      data-photo={dusk === null ? '' : undefined}
      {...(hasPriority ? { fetchPriority: 'high' as const } : {})}
      {...size}
      onError={() => setFailedSources((before) => [...before, source])}
    />
  );
  const hasDusk = dusk !== null && darkMedia !== null;
  const preview = blur && <img key="blur" src={`data:image/webp;base64,${blur}`} alt="" data-photo="" data-blur="" />;
  if (media === undefined && !hasDusk) return [preview, image];
  return [
    preview,
    <picture key={source}>
      {hasDusk && dusk.responsive && (
        <source
          media={media === undefined ? darkMedia : `${darkMedia} and ${media}`}
          srcSet={dusk.responsive.srcSet}
          sizes={dusk.responsive.sizes}
        />
      )}
      {hasDusk && (media !== undefined || !dusk.responsive) && <source media={darkMedia} srcSet={dusk.src} />}
      {media !== undefined && <source media={media} {...attributes} />}
      {image}
    </picture>,
  ];
}
