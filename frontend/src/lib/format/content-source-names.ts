import type { ContentSource } from '@placelore/contracts/content/articles/articles.js';

/** Names of content sources in the admin panel. */
export const CONTENT_SOURCE_NAMES: Readonly<Record<ContentSource, string>> = {
  photo_upload: 'Photo',
  text_search: 'Premium',
  dynamic_to_static: 'AI Generated',
  admin_created: 'Admin',
  recovered: 'Recovered',
};
