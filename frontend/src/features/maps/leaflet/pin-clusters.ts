/** Pin at a position in pixels. */
export interface PinPoint {
  id: number;
  x: number;
  y: number;
  isSelected: boolean;
}

/** Distance in pixels within which pins cover each other. */
const CLUSTER_RADIUS_PX = 34;
/** Fewer pins than this stay apart, because two can still be told from each other. */
const MIN_CLUSTER_SIZE = 3;

/**
 * Groups pins that would cover each other.
 * @returns ids, one group for every mark on the map; the selected pin is always alone
 */
export function clusterPins(pins: readonly PinPoint[]): number[][] {
  const remaining = new Map(pins.filter(({ isSelected }) => !isSelected).map((pin) => [pin.id, pin]));
  const groups = pins.filter(({ isSelected }) => isSelected).map(({ id }) => [id]);
  for (const pin of pins) {
    if (!remaining.has(pin.id)) continue;
    const near = [...remaining.values()].filter(({ x, y }) => Math.hypot(x - pin.x, y - pin.y) <= CLUSTER_RADIUS_PX);
    const members = near.length >= MIN_CLUSTER_SIZE ? near : [pin];
    for (const { id } of members) remaining.delete(id);
    groups.push(members.map(({ id }) => id));
  }
  return groups;
}
