/** The cache in which the service worker keeps articles that were read, with their pictures. */
export const READ_CACHE = 'placelore:read';

/** Forgets which articles were read: their copies on the device, because somebody else may use it next. */
export async function forgetReading(): Promise<void> {
  // Absent where the address is not secure; then there are no copies.
  await globalThis.caches?.delete(READ_CACHE);
}
