import { type GuideResponse, guides } from '@placelore/contracts/content/guides.js';
import { useEffect } from 'react';
import { toGuideArguments } from '../../features/guides/api.js';
import type { GuideRequest } from '../../features/guides/guide-request.js';
import { listCellUrlsAround } from '../../features/maps/outline/cells-around.js';
import { buildRequest } from '../../lib/api/api.js';
import { useOnline } from '../../lib/browser/useOnline.js';
import { findArticleImages } from '../../lib/cache/article-copies.js';
import { isCopyKept, keepCopy, removeCopy, updateCopy } from '../../lib/cache/kept-copies.js';
import { toStorable } from '../../lib/storable-positions.js';
import { getGuidePath } from '../../lib/urls.js';
import { KeepToggle } from './KeepToggle.js';

interface KeepGuideOfflineProps {
  request: GuideRequest;
  /** Guide as the page shows it. */
  response: Extract<GuideResponse, { temporary: true }>;
  /** URL of the picture of the guide's map. */
  mapImageUrl: string;
}

/** Toggle that keeps a guide on demand on the device, with its pictures and the built-in map around the place. */
export function KeepGuideOffline({ request, response, mapImageUrl }: KeepGuideOfflineProps) {
  const isOnline = useOnline();
  const article = toStorable(response.article);
  const path = getGuidePath(request.name, request.coordinates);
  const copy = { id: `guide${path}`, title: article.title, path };
  const url = buildRequest(guides.generate, toGuideArguments(request)).url;
  // A copy that is shown always comes from a cache, no matter who wrote the guide.
  const kept = { ...response, article, source: 'cache' };
  useEffect(() => {
    if (isOnline) void updateCopy(copy, url, kept).catch(() => undefined);
  }, [response, isOnline]);
  if (globalThis.caches === undefined) return null;
  const keep = () => {
    const cells = listCellUrlsAround(article.coordinates ? [article.coordinates] : []);
    const urls = [...findArticleImages(article), mapImageUrl, ...cells];
    return keepCopy(copy, { responses: new Map([[url, kept]]), urls });
  };
  return <KeepToggle id={copy.id} isKept={() => isCopyKept(copy.id)} keep={keep} remove={() => removeCopy(copy.id)} />;
}
