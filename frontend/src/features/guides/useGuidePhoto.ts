import { type GuideResponse, guides } from '@placelore/contracts/content/guides.js';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { call } from '../../lib/api/api.js';
import { usePendingPhoto } from '../../lib/api/usePendingPhoto.js';
import { toKey } from '../../lib/cache/server-state.js';
import { type GuideReading, toGuideArguments } from './api.js';
import type { GuideRequest } from './guide-request.js';

/** Shows the photo of a guide when it arrives, which may be some seconds after the guide. */
export function useGuidePhoto({ name, coordinates }: GuideRequest, response: GuideReading['response']): void {
  const { mutate } = useSWRConfig();
  const { lat, lng } = coordinates ?? {};
  const { slug = '', isPhotoPending = false } = response && 'article' in response ? response.article : {};
  const refresh = useCallback(async () => {
    const article = await call(guides.bySlug, { slug });
    const request = { name, coordinates: lat === undefined || lng === undefined ? null : { lat, lng } };
    const fresh: GuideResponse = { temporary: true, article, source: 'cache' };
    await mutate(toKey(guides.generate, toGuideArguments(request)), fresh, { revalidate: false });
  }, [mutate, slug, name, lat, lng]);
  usePendingPhoto(isPhotoPending, refresh);
}
