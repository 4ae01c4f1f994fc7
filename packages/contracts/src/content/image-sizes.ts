/** Widths of the stored versions of every image in pixels, by file name in the image's folder. */
export const IMAGE_WIDTHS = { photo: 1200, medium: 800, thumbnail: 400 } as const;
export type ImageSize = keyof typeof IMAGE_WIDTHS;

/** Width in pixels of the additional version `large` of photos whose original is at least that wide. */
export const LARGE_WIDTH = 1600;

/** Prefix of the file names of covers at dusk, for the dark theme. */
export const DUSK_PREFIX = 'dusk-';

const STORED_PHOTO_PATTERN = /^(\/objects\/(?:articles|discoveries|covers)\/[0-9a-f-]{34,37}\/)photo\.webp$/;

/**
 * Returns the URL of another size of a stored photo, since responses contain only photo and thumbnail. Null if the
 * photo is not in our storage.
 */
function siblingUrl(photoUrl: string, size: string): string | null {
  const folder = STORED_PHOTO_PATTERN.exec(photoUrl)?.[1];
  return folder === undefined ? null : `${folder}${size}.webp`;
}

export const mediumImageUrl = (photoUrl: string): string | null => siblingUrl(photoUrl, 'medium');
/** Returns the URL of a size that not every photo has, see {@link PhotoPreview}. */
export const largeImageUrl = (photoUrl: string): string | null => siblingUrl(photoUrl, 'large');

/** Properties of a photo that are known before it has loaded. */
export interface PhotoPreview {
  /** Whether the photo has a version of {@link LARGE_WIDTH}. */
  hasLarge: boolean;
  /** WebP of 16 pixels width in base64; empty for a photo with transparent parts. */
  blur: string;
}

/**
 * Returns the URL of a thumbnail with the preview of its photo as fragment. Browsers do not send fragments, and the
 * preview is available wherever the URL is.
 */
export const withPreview = (thumbnailUrl: string, { hasLarge, blur }: PhotoPreview): string =>
  `${thumbnailUrl}#${hasLarge ? 'large' : 'photo'},${blur}`;

/** Splits a URL into the address without preview and the preview. `blur` is empty for an image without preview. */
export function splitPreview(url: string): { address: string; hasLarge: boolean; blur: string } {
  const [address = '', preview = ''] = url.split('#');
  const [size, blur = ''] = preview.split(',');
  return { address, hasLarge: size === 'large', blur };
}

const DUSK_PATTERN = /^(\/(?:objects\/covers|api\/illustrations)\/[\w-]+\/)(\w+\.(?:webp|svg))$/;

/** Returns the URL of a drawn image at dusk, in the same size; null for other images. */
export function duskCoverUrl(url: string): string | null {
  const [, folder, file] = DUSK_PATTERN.exec(url) ?? [];
  return folder === undefined ? null : `${folder}${DUSK_PREFIX}${file}`;
}
