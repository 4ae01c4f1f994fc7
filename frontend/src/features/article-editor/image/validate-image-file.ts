import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { STRINGS } from '../strings.js';

/** Kinds of pictures an article can be given; the last part of their types, and their extensions. */
const IMAGE_TYPES = ['jpeg', 'jpg', 'png', 'gif', 'webp', 'heic', 'heif'];

/** For the file chooser. */
export const IMAGE_ACCEPT = IMAGE_TYPES.flatMap((kind) => [`image/${kind}`, `.${kind}`]).join(',');

/** Why a file is not taken, in the editor's words; null when it is. Browsers know no type of some HEIC files. */
export function validateImageFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const kind = type === '' ? name.slice(name.lastIndexOf('.') + 1) : type.replace(/^image\//, '');
  if (!IMAGE_TYPES.includes(kind.toLowerCase())) return STRINGS.image.invalid(name);
  return size > IMAGE_MAX_BYTES ? STRINGS.image.tooLarge(name) : null;
}
