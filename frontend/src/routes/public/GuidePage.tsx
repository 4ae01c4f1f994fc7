import { toPageDescription } from '@placelore/contracts/content/articles/article-metadata.js';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { isWalkable } from '../../app/article/is-walkable.js';
import { LazyOfferLinks } from '../../app/article/PlaceExtras.js';
import { PublicShell } from '../../app/layout/PublicShell.js';
import { type GuideReading, useGuide } from '../../features/guides/api.js';
import { GuideView } from '../../features/guides/guide-page/GuideView.js';
import { getGuideState } from '../../features/guides/guide-page/guide-state.js';
import type { GuideViewModel } from '../../features/guides/guide-page/guide-view-model.js';
import { type GuideRequest, parseGuideParameter } from '../../features/guides/guide-request.js';
import { STRINGS } from '../../features/guides/strings.js';
import { useGuidePhoto } from '../../features/guides/useGuidePhoto.js';
import { getMapImageUrl, StaticMapCard } from '../../features/maps/card/StaticMapCard.js';
import { useSession } from '../../features/session/api.js';
import { usePageDescription } from '../../lib/browser/usePageDescription.js';

const GuideTools = lazy(() => import('../../app/article/GuideTools.js'));

/** `/dynamic/{name}@{lat},{lng}`: shows the guide to an attraction or a search query. */
export default function GuidePage() {
  const parameter = useParams()['*'] ?? '';
  // The key resets the page when the URL changes, because one guide's progress must not carry over to the next.
  return <Guide key={parameter} parameter={parameter} />;
}

function Guide({ parameter }: { parameter: string }) {
  const { user, isLoading } = useSession();
  const guideRequest = parseGuideParameter(parameter);
  const reading = useGuide(guideRequest);
  useGuidePhoto(guideRequest, reading.response);
  const state = getGuideState(guideRequest, reading);
  const shown = 'guide' in state ? state.guide : null;
  const title = shown?.title ?? guideRequest.name;
  usePageDescription(
    toPageDescription(
      shown?.description || (title === '' ? STRINGS.page.notAPlaceFallback : STRINGS.page.description(title)),
    ),
  );
  if (state.kind === 'redirected') return <Navigate to={state.url} replace />;
  const isGuest = !user && !isLoading;
  return (
    <PublicShell>
      <title>{getPageTitle(state.guide)}</title>
      <GuideView
        state={state}
        query={guideRequest.coordinates === null ? guideRequest.name : ''}
        reading={reading}
        isGuest={isGuest}
        isAdmin={user?.isAdmin ?? false}
        map={<GuideMap guide={state.guide} isExact={guideRequest.coordinates !== null} />}
        actions={<LazyTools request={guideRequest} response={reading.response} isGuest={isGuest} />}
        recommendations={state.guide.isThin ? null : <LazyOfferLinks location={state.guide.location || undefined} />}
      />
    </PublicShell>
  );
}

interface LazyToolsProps {
  request: GuideRequest;
  response: GuideReading['response'];
  isGuest: boolean;
}

/** Loads the buttons of a guide after the guide. */
function LazyTools({ request, response, isGuest }: LazyToolsProps) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  if (!isShown || !response || !('article' in response)) return null;
  const { title, location, coordinates } = response.article;
  const place = { name: title, location, coordinates, isExact: request.coordinates !== null };
  return (
    <Suspense>
      <GuideTools request={request} response={response} isGuest={isGuest} mapImageUrl={getMapImageUrl(place)} />
    </Suspense>
  );
}

function GuideMap({ guide, isExact }: { guide: GuideViewModel; isExact: boolean }) {
  const { title, location, coordinates, nearbyAttractions } = guide;
  const nearbyPlaces = nearbyAttractions.flatMap(({ name, coordinates: position }) =>
    position ? [{ name, coordinates: position }] : [],
  );
  return (
    <StaticMapCard
      place={{ name: title, location, coordinates, isExact }}
      nearbyPlaces={nearbyPlaces}
      showsRoute={isWalkable(guide) ? undefined : false}
    />
  );
}

function getPageTitle({ title, isThin }: GuideViewModel): string {
  if (title === '') return STRINGS.page.thinTitle(STRINGS.page.notAPlaceTitle);
  return (isThin ? STRINGS.page.thinTitle : STRINGS.page.title)(title);
}
