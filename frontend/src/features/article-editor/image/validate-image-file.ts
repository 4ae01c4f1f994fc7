import { IMAGE_MAX_BYTES } from '@placelore/contracts/analysis/analyses.js';
import { STRINGS } from '../strings.js';

/** Accepted image formats, used as subtypes and as file extensions. */
const IMAGE_TYPES = ['jpeg', 'jpg', 'png', 'gif', 'webp', 'heic', 'heif'];

/** Accepted types for the file picker. */
export const IMAGE_ACCEPT = IMAGE_TYPES.flatMap((kind) => [`image/${kind}`, `.${kind}`]).join(',');

/**
 * Returns why a file is refused, as worded in the editor, or null if it is accepted. Checks the extension too, because
 * browsers report no type for some HEIC files.
 */
export function validateImageFile({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | null {
  const kind = type === '' ? name.slice(name.lastIndexOf('.') + 1) : type.replace(/^image\//, '');
  if (!IMAGE_TYPES.includes(kind.toLowerCase())) return STRINGS.image.invalid(name);
  return size > IMAGE_MAX_BYTES ? STRINGS.image.tooLarge(name) : null;
}
