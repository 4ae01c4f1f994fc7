import type { Coordinates } from '@placelore/contracts/geography.js';
import { useEffect, useMemo, useRef, useState } from 'react';
import styles from './Maps.module.css';
import { MapView } from './MapView.js';
import { type MapSection, type NamedPlace, type NumberedPlace, sectionAround } from './map-model.js';
import { TEXTS } from './texts.js';

interface PickMapProps {
  place: NamedPlace | null;
  /** Keep it while nothing changes. */
  attractions: readonly NumberedPlace[];
  /** Called with where the map is clicked. */
  onPick: (at: Coordinates) => void;
}

/** Where a map opens that has nothing to show yet. */
const WORLD: MapSection = { centre: { lat: 20, lng: 0 }, zoom: 2 };
/** Ms after the last change of a place that lies elsewhere before the map goes there: somebody may be typing it. */
const SETTLED_MS = 800;
/** Degrees from the middle of the map within which places count as being on it, at its zoom. */
const reachOf = (zoom: number): number => 180 / 2 ** (zoom - 1);

/** A map of a place and what is near it, by numbers, on which positions are picked. It is as large as what it stands in. */
export default function PickMap({ place, attractions, onPick }: PickMapProps) {
  const around = place?.coordinates ?? attractions[0]?.coordinates;
  const [section, setSection] = useState(() => sectionOf(place, attractions));
  const latest = useRef({ place, attractions });
  latest.current = { place, attractions };
  const [lat, lng] = [around?.lat, around?.lng];
  useEffect(() => {
    if (lat === undefined || lng === undefined) return;
    const reach = reachOf(section.zoom);
    const { centre } = section;
    if (section !== WORLD && Math.abs(lat - centre.lat) < reach && Math.abs(lng - centre.lng) < reach) return;
    const timer = setTimeout(() => setSection(sectionOf(latest.current.place, latest.current.attractions)), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [lat, lng, section]);

  const picked = useRef(onPick);
  picked.current = onPick;
  const things = useMemo(
    () => ({
      place: place ?? undefined,
      neighbours: attractions,
      onPick: (at: Coordinates) => picked.current(at),
    }),
    [place, attractions],
  );
  return (
    <div className={styles.places}>
      <MapView label={TEXTS.picking} section={section} things={things} />
    </div>
  );
}

function sectionOf(place: NamedPlace | null, attractions: readonly NamedPlace[]): MapSection {
  const near = [...(place ? [place] : []), ...attractions].map(({ coordinates }) => coordinates);
  return near.length === 0 ? WORLD : sectionAround(near);
}
