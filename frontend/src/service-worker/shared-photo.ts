import { SHARE_FIELD } from '@placelore/contracts/system/share-target.js';
import { storeSharedPhoto } from '../lib/cache/shared-photo.js';

/** Page that reads the shared photo. */
const SHARED_URL = '/app?start=shared';

/**
 * Stores the photo that the device shares, and responds with a redirect to the page that reads it. The page reports a
 * photo that is missing there.
 */
export async function respondToShare(request: Request): Promise<Response> {
  try {
    const entry = (await request.formData()).get(SHARE_FIELD);
    if (entry instanceof File) await storeSharedPhoto(entry);
  } catch {
    // The form is unreadable or storage is full.
  }
  return new Response(null, { status: 303, headers: { location: SHARED_URL } });
}
