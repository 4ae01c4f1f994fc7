/** Widths of the stored versions of every image, in pixels; each file has its name in the image's folder. */
export const IMAGE_WIDTHS = { photo: 1200, medium: 800, thumbnail: 400 } as const;
export type ImageSize = keyof typeof IMAGE_WIDTHS;

/** Start of the file names of a cover at dusk, for the dark theme. */
export const DUSK_PREFIX = 'dusk-';

const STORED_PHOTO_PATTERN = /^(\/objects\/(?:articles|discoveries|covers)\/[0-9a-f-]{34,37}\/)photo\.webp$/;

/**
 * Returns the URL of the medium size of a stored photo, because pages carry only photo and thumbnail. Null when the
 * photo is not in our storage.
 */
export function mediumImageUrl(photoUrl: string): string | null {
  const folder = STORED_PHOTO_PATTERN.exec(photoUrl)?.[1];
  return folder === undefined ? null : `${folder}medium.webp`;
}

const DUSK_PATTERN = /^(\/(?:objects\/covers|api\/illustrations)\/[\w-]+\/)(\w+\.(?:webp|svg))$/;

/** Returns the URL of a drawn image's view at dusk, in the same size. Null for other images, which have no such view. */
export function duskCoverUrl(url: string): string | null {
  const [, folder, file] = DUSK_PATTERN.exec(url) ?? [];
  return folder === undefined ? null : `${folder}${DUSK_PREFIX}${file}`;
}
