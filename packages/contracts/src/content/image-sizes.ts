/** Widths of the stored versions of every image, in pixels; each file has its name in the image's folder. */
export const IMAGE_WIDTHS = { photo: 1200, medium: 800, thumbnail: 400 } as const;
export type ImageSize = keyof typeof IMAGE_WIDTHS;

/** Width in pixels of one more version, `large`, of photos whose original is at least that wide. */
export const LARGE_WIDTH = 1600;

/** Start of the file names of a cover at dusk, for the dark theme. */
export const DUSK_PREFIX = 'dusk-';

const STORED_PHOTO_PATTERN = /^(\/objects\/(?:articles|discoveries|covers)\/[0-9a-f-]{34,37}\/)photo\.webp$/;

/**
 * Returns the URL of another size of a stored photo, because pages carry only photo and thumbnail. Null when the photo
 * is not in our storage.
 */
function siblingUrl(photoUrl: string, size: string): string | null {
  const folder = STORED_PHOTO_PATTERN.exec(photoUrl)?.[1];
  return folder === undefined ? null : `${folder}${size}.webp`;
}

export const mediumImageUrl = (photoUrl: string): string | null => siblingUrl(photoUrl, 'medium');
/** Not every photo has this size, see {@link PhotoPreview}. */
export const largeImageUrl = (photoUrl: string): string | null => siblingUrl(photoUrl, 'large');

/** What is known of a photo before it has loaded. */
export interface PhotoPreview {
  /** Whether the photo has a version of {@link LARGE_WIDTH}. */
  hasLarge: boolean;
  /** WebP of 16 pixels width in base64; empty for a photo with transparent parts. */
  blur: string;
}

/**
 * Returns the URL of a thumbnail with the preview of its photo as fragment: browsers send no fragments, and wherever the
 * URL goes, the preview goes with it.
 */
export const withPreview = (thumbnailUrl: string, { hasLarge, blur }: PhotoPreview): string =>
  `${thumbnailUrl}#${hasLarge ? 'large' : 'photo'},${blur}`;

/** Returns a URL without its preview, and the preview; `blur` is empty for an image without one. */
export function splitPreview(url: string): { address: string; hasLarge: boolean; blur: string } {
  const [address = '', preview = ''] = url.split('#');
  const [size, blur = ''] = preview.split(',');
  return { address, hasLarge: size === 'large', blur };
}

const DUSK_PATTERN = /^(\/(?:objects\/covers|api\/illustrations)\/[\w-]+\/)(\w+\.(?:webp|svg))$/;

/** Returns the URL of a drawn image's view at dusk, in the same size. Null for other images, which have no such view. */
export function duskCoverUrl(url: string): string | null {
  const [, folder, file] = DUSK_PATTERN.exec(url) ?? [];
  return folder === undefined ? null : `${folder}${DUSK_PREFIX}${file}`;
}
