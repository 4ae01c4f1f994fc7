import { pageDescription } from '@placelore/contracts/article-metadata.js';
import { House, LogIn, Search } from 'lucide-react';
import { Link, Navigate, useParams } from 'react-router';
import { BottomNavigation } from '../../app/BottomNavigation.js';
import { Shell } from '../../app/Shell.js';
import { useGuide } from '../../features/guides/api.js';
import { GuideView } from '../../features/guides/GuideView.js';
import { readGuideAddress } from '../../features/guides/guide-address.js';
import { guideState } from '../../features/guides/guide-state.js';
import type { ShownGuide } from '../../features/guides/shown-guide.js';
import { TEXTS } from '../../features/guides/texts.js';
import { StaticMapCard } from '../../features/maps/StaticMapCard.js';
import { useSession } from '../../features/session/api.js';
import { SIGN_UP } from '../../lib/page-addresses.js';
import { usePageDescription } from '../../lib/page-description.js';
import { Button } from '../../ui/Button.js';
import { Recommendations } from './Surroundings.js';

/** `/dynamic/{name}@{lat},{lng}`: the guide to an attraction, or to whatever was searched for. */
export default function GuidePage() {
  const parameter = useParams()['*'] ?? '';
  // Another address is another page: what is known of one guide's progress says nothing of the next.
  return <Guide key={parameter} parameter={parameter} />;
}

function Guide({ parameter }: { parameter: string }) {
  const { user, loading } = useSession();
  const address = readGuideAddress(parameter);
  const reading = useGuide(address);
  const state = guideState(address, reading);
  const shown = 'guide' in state ? state.guide : null;
  usePageDescription(pageDescription(shown?.description || TEXTS.page.description(shown?.title ?? address.name)));
  if (state.kind === 'elsewhere') return <Navigate to={state.url} replace />;
  const isGuest = !user && !loading;
  return (
    <Shell
      header={
        isGuest && (
          <Button asChild size="small">
            <Link to={SIGN_UP}>{TEXTS.page.signUp}</Link>
          </Button>
        )
      }
      navigation={
        <BottomNavigation
          smallOnly
          destinations={[
            { to: '/', label: TEXTS.page.home, icon: House, current: false },
            { to: '/articles', label: TEXTS.page.articles, icon: Search, current: false },
            ...(isGuest ? [{ to: '/auth', label: TEXTS.page.signIn, icon: LogIn, current: false }] : []),
          ]}
        />
      }
    >
      <title>{TEXTS.page.title(state.guide.title)}</title>
      <GuideView
        state={state}
        reading={reading}
        isGuest={isGuest}
        map={<GuideMap guide={state.guide} isExact={address.coordinates !== null} />}
        recommendations={<Recommendations location={state.guide.location || undefined} />}
      />
    </Shell>
  );
}

function GuideMap({ guide, isExact }: { guide: ShownGuide; isExact: boolean }) {
  const { title, location, coordinates, nearbyAttractions } = guide;
  const neighbours = nearbyAttractions.flatMap(({ name, coordinates: at }) => (at ? [{ name, coordinates: at }] : []));
  return <StaticMapCard place={{ name: title, location, coordinates, isExact }} neighbours={neighbours} />;
}
