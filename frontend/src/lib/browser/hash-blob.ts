/**
 * Returns the SHA-256 of a blob in hexadecimal, or null on insecure pages, where browsers do not offer hashing.
 * @throws DOMException if the blob cannot be read, for example because its file was deleted
 */
export async function hashBlob(blob: Blob): Promise<string | null> {
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return null;
  const hash = await subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
