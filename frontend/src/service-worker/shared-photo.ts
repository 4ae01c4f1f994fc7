import { SHARE_FIELD } from '@placelore/contracts/system/share-target.js';
import { storeSharedPhoto } from '../lib/cache/shared-photo.js';

/** Page that reads the shared photo. */
const SHARED_URL = '/app?start=shared';

/**
 * Stores the photo that was shared with the app, and redirects to the page that reads it. That page reports a missing
 * photo.
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
