/**
 * Returns how much a client wants a media type, according to an `Accept` header: 0 (not at all) to 1 (RFC 9110, section
 * 12.5.1).
 */
function getQuality(accept: string, type: string): number {
  const [kind] = type.split('/');
  // The most specific matching range decides, regardless of the order.
  for (const range of [type, `${kind}/*`, '*/*']) {
    for (const entry of accept.split(',')) {
      const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
      if (name !== range) continue;
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      const value = q === undefined ? 1 : Number(q.slice(2));
      return value >= 0 && value <= 1 ? value : 1;
    }
  }
  return 0;
}

/**
 * Whether an image that is stored as WebP is sent as JPEG: the client accepts JPEG and prefers it to WebP. WebP is sent
 * without a preference, with equal ones (as with `image/*` or the range of all types), and when no image is accepted.
 */
export const prefersJpeg = (accept: string | undefined): boolean =>
  accept !== undefined && getQuality(accept, 'image/jpeg') > getQuality(accept, 'image/webp');
