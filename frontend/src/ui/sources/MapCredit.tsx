import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { buildFixTheMapUrl, OSM_COPYRIGHT_URL } from '../../lib/device/fix-the-map.js';
import { STRINGS } from '../strings.js';

interface MapCreditProps {
  /** As the provider states it. */
  credit: string;
  /** What is credited, for reports of errors. */
  at?: Coordinates | undefined;
}

/** Credit of places or of a route; that of OpenStreetMap links to its license and to where its map is corrected. */
export function MapCredit({ credit, at }: MapCreditProps) {
  if (!credit.includes('OpenStreetMap')) return credit;
  return (
    <>
      <a href={OSM_COPYRIGHT_URL} target="_blank" rel="noopener noreferrer">
        {credit}
      </a>
      {' · '}
      <a href={buildFixTheMapUrl(at)} target="_blank" rel="noopener noreferrer">
        {STRINGS.fixTheMap}
      </a>
    </>
  );
}
