import { Car, Footprints, Route } from 'lucide-react';
import { useFormatters } from '../../../lib/format/formatters.js';
import type { Leg } from '../legs/legs.js';
import { STRINGS } from '../strings.js';
import styles from './stops/StopList.module.css';

const { walk, estimate, drive, far } = STRINGS.legs;
const FORMATS = { route: walk, estimate, drive, far } as const;
const ICONS = { route: Footprints, estimate: Footprints, drive: Car, far: Route } as const;

/** Distance in meters below which two stops count as being at the same place. */
const SAME_PLACE_METERS = 10;

interface LegLineProps {
  leg: Leg | null | undefined;
  /** Whether both stops are located, so that a leg can be found. */
  isLocated: boolean;
}

/** Describes the leg from one stop to the next. */
export function LegLine({ leg, isLocated }: LegLineProps) {
  const formatters = useFormatters();
  if (!isLocated) return <p className={styles.leg} />;
  if (leg && leg.distanceMeters < SAME_PLACE_METERS) return <p className={styles.leg}>{STRINGS.legs.samePlace}</p>;
  const Icon = ICONS[leg?.kind ?? 'route'];
  return (
    <p className={styles.leg}>
      <Icon aria-hidden="true" />
      {leg ? FORMATS[leg.kind](formatters, leg.distanceMeters, leg.durationSeconds) : STRINGS.legs.finding}
    </p>
  );
}
