import { IMAGE_MAX_BYTES } from '@placelore/contracts/analyses.js';
import { TEXTS } from '../texts.js';

/** Kinds of pictures an article can be given; the last part of their types, and their extensions. */
const KINDS = ['jpeg', 'jpg', 'png', 'gif', 'webp', 'heic', 'heif'];

/** For the file chooser. */
export const PICTURE_ACCEPT = KINDS.flatMap((kind) => [`image/${kind}`, `.${kind}`]).join(',');

/** Why a file is not taken, in the editor's words; null when it is. Browsers know no type of some HEIC files. */
export function pictureFault({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const kind = type === '' ? name.slice(name.lastIndexOf('.') + 1) : type.replace(/^image\//, '');
  if (!KINDS.includes(kind.toLowerCase())) return TEXTS.picture.invalid(name);
  return size > IMAGE_MAX_BYTES ? TEXTS.picture.tooLarge(name) : null;
}
