/** Pixels across, of what is stored of every picture; each stands in the picture's folder under its name. */
export const IMAGE_WIDTHS = { photo: 1200, medium: 800, thumbnail: 400 } as const;
export type ImageSize = keyof typeof IMAGE_WIDTHS;

const STORED_PHOTO_PATTERN = /^(\/objects\/(?:articles|discoveries|covers)\/[0-9a-f-]{34,37}\/)photo\.webp$/;

/**
 * The address of the medium size of a stored picture, by that of its photo: pages name photo and thumbnail alone. Null
 * when the photo is not in storage of ours.
 */
export function mediumImageUrl(photoUrl: string): string | null {
  const folder = STORED_PHOTO_PATTERN.exec(photoUrl)?.[1];
  return folder === undefined ? null : `${folder}medium.webp`;
}
