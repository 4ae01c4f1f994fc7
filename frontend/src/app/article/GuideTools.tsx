import type { GuideResponse } from '@placelore/contracts/content/guides.js';
import { ShareButton } from '../../features/articles/article/ShareButton.js';
import type { GuideRequest } from '../../features/guides/guide-request.js';
import AddToTrip from '../../features/trips/add/AddToTrip.js';
import { KeepGuideOffline } from './KeepGuideOffline.js';

interface GuideToolsProps {
  request: GuideRequest;
  response: Extract<GuideResponse, { temporary: true }>;
  isGuest: boolean;
  /** URL of the picture of the guide's map. */
  mapImageUrl: string;
}

/** Buttons of a guide on demand that load after it. */
export default function GuideTools({ request, response, isGuest, mapImageUrl }: GuideToolsProps) {
  const { slug, title, description } = response.article;
  return (
    <>
      <ShareButton article={{ title, metaDescription: description }} />
      <AddToTrip stop={{ kind: 'guide', subjectId: slug }} name={title} isGuest={isGuest} />
      <KeepGuideOffline request={request} response={response} mapImageUrl={mapImageUrl} />
    </>
  );
}
