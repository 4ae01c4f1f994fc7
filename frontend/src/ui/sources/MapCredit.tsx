import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { buildFixTheMapUrl, OSM_COPYRIGHT_URL } from '../../lib/device/fix-the-map.js';
import { STRINGS } from '../strings.js';

interface MapCreditProps {
  /** Credit, as the provider words it. */
  credit: string;
  /** Position of what is credited, for error reports. */
  at?: Coordinates | undefined;
}

/** Credit for places or a route. For OpenStreetMap, links to its license and to where its errors are reported. */
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
