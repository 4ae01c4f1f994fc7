/** Pixels across, of what is stored of every picture; each stands in the picture's folder under its name. */
export const PICTURE_WIDTHS = { photo: 1200, medium: 800, thumbnail: 400 } as const;
export type PictureSize = keyof typeof PICTURE_WIDTHS;

const STORED_PHOTO = /^(\/objects\/(?:articles|discoveries|covers)\/[0-9a-f-]{34,37}\/)photo\.webp$/;

/**
 * The address of the medium size of a stored picture, by that of its photo: pages name photo and thumbnail alone. Null
 * when the photo is not in storage of ours.
 */
export function mediumOf(photoAddress: string): string | null {
  const folder = STORED_PHOTO.exec(photoAddress)?.[1];
  return folder === undefined ? null : `${folder}medium.webp`;
}
