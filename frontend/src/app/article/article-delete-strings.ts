import { STRINGS as DISCOVERY_TEXTS } from '../../features/discoveries/strings.js';

const { title, cancel, done, failed, failedHint, offline, offlineHint } = DISCOVERY_TEXTS.deletion;

/** Texts for deleting an article or its discovery on article pages and cards. */
export const STRINGS = {
  by: (author: string | null) => `By: ${author ?? 'Guest'}`,
  delete: 'Delete',
  cancel,
  discovery: {
    deleteOne: (discovery: string) => `Delete your discovery ${discovery}`,
    title,
    description: (discovery: string, hasPhoto: boolean, article: string) =>
      `“${discovery}”${hasPhoto ? ', its photo' : ''} and this article${
        article === discovery ? '' : `, “${article}”,`
      } are deleted. This action cannot be undone.`,
    done,
    failed,
    failedHint,
    offline,
    offlineHint,
  },
  article: {
    deleteOne: (article: string) => `Delete the article ${article}`,
    title: 'Delete this article?',
    description: (article: string, hasDiscovery: boolean) =>
      `“${article}” is deleted. This action cannot be undone. You can restore it from History for 30 days.${
        hasDiscovery ? ' Its discovery is not deleted.' : ''
      }`,
    done: 'Article deleted',
    failed,
    failedHint: 'Failed to delete article. Please try again.',
    offline,
    offlineHint: "You're offline. Cannot delete articles right now.",
  },
} as const;
