import type { NewTripStop } from '@placelore/contracts/content/trips/trips.js';
import AddToTrip from '../../features/trips/add/AddToTrip.js';
import KeepOffline from './KeepOffline.js';

interface ArticleToolsProps {
  stop: NewTripStop;
  name: string;
  isGuest: boolean;
  slug: string;
  /** URL of the picture of the article's map. */
  mapImageUrl: string;
}

/** Buttons of an article that load after it: adding it to a trip, and keeping it on the device. */
export default function ArticleTools({ stop, name, isGuest, slug, mapImageUrl }: ArticleToolsProps) {
  return (
    <>
      <AddToTrip stop={stop} name={name} isGuest={isGuest} />
      {globalThis.caches !== undefined && <KeepOffline slug={slug} mapImageUrl={mapImageUrl} />}
    </>
  );
}
