import type { AdminArticle } from '@placelore/contracts/content/admin/admin-articles.js';
import type { ImageCredit } from '@placelore/contracts/content/image-credit.js';
import { type RefObject, useRef, useState } from 'react';
import { invalidate, type Tag } from '../cache/server-state.js';

/** Cache tags of lists and pages that show an article. */
const CHANGED_TAGS: readonly Tag[] = ['adminArticles', 'moderation', 'articles', 'adminDiscoveries', 'audit'];

/** Image that an article shows after a change made outside of the form. */
export interface AcceptedPhoto {
  /** URL; null if there is none. */
  objectPath: string | null;
  revision: number;
  /** Absent if the image has no credit. */
  imageCredit?: ImageCredit | null;
}

export interface SavedArticle {
  /** Latest known saved article; absent until a new one is saved. */
  saved: AdminArticle | undefined;
  /** The same, for closures of earlier renderings that are still waiting for responses. */
  latestSaved: RefObject<AdminArticle | undefined>;
  replaceSaved: (article: AdminArticle) => void;
  /** Updates the saved article after a change that does not affect the fields. */
  updateSaved: (update: (now: AdminArticle) => AdminArticle) => void;
  /**
   * Records a photo that was assigned to the article, which counts as a save. Returns false if another user saved
   * before that; the next save then reports the conflict.
   */
  acceptPhoto: (photo: AcceptedPhoto) => boolean;
}

/** Holds the saved article that is edited, and records changes made outside of the form. */
export function useSavedArticle(opened: AdminArticle | undefined): SavedArticle {
  const [saved, setSaved] = useState(opened);
  const latestSaved = useRef(saved);
  const replaceSaved = (article: AdminArticle) => {
    latestSaved.current = article;
    setSaved(article);
  };
  const updateSaved: SavedArticle['updateSaved'] = (update) =>
    latestSaved.current && replaceSaved(update(latestSaved.current));
  const acceptPhoto = ({ objectPath: imageUrl, revision, imageCredit = null }: AcceptedPhoto) => {
    const { current } = latestSaved;
    const isNext = current !== undefined && revision <= current.revision + 1;
    if (current) replaceSaved({ ...current, imageUrl, imageCredit, ...(isNext && { revision }) });
    reloadLists();
    return isNext;
  };
  return { saved, latestSaved, replaceSaved, updateSaved, acceptPhoto };
}

export function reloadLists(): void {
  // Lists that are not displayed are fetched when they are shown, and report failures themselves.
  for (const tag of CHANGED_TAGS) void invalidate(tag).catch(() => {});
}
