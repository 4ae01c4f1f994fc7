import type { TripStop } from '@placelore/contracts/content/trips/trips.js';
import { PhotoCredits } from '../../../ui/media/PhotoCredits.js';

/** Credits of the photos of all stops. */
export function TripCredits({ stops }: { stops: readonly TripStop[] }) {
  const credits = stops.flatMap(({ imageCredit }) => imageCredit ?? []);
  const unique = [...new Map(credits.map((credit) => [credit.sha1, credit])).values()];
  return unique.length > 0 && <PhotoCredits credits={unique} />;
}
