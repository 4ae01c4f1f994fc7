/** Pin at a position in pixels. */
export interface PinPoint {
  id: number;
  x: number;
  y: number;
  isSelected: boolean;
}

/** Distance in pixels within which pins overlap. */
const CLUSTER_RADIUS_PX = 34;
/** Smaller groups stay apart, because two overlapping pins can still be told apart. */
const MIN_CLUSTER_SIZE = 3;

const isNear = (pin: PinPoint, x: number, y: number): boolean => Math.hypot(x - pin.x, y - pin.y) <= CLUSTER_RADIUS_PX;

/**
 * Groups pins that would overlap.
 * @returns ids, one group per mark on the map; the selected pin is always alone
 */
export function clusterPins(pins: readonly PinPoint[]): number[][] {
  const remaining = new Map(pins.filter(({ isSelected }) => !isSelected).map((pin) => [pin.id, pin]));
  const groups = pins.filter(({ isSelected }) => isSelected).map((pin) => [pin]);
  for (const pin of pins) {
    if (!remaining.has(pin.id)) continue;
    const near = [...remaining.values()].filter(({ x, y }) => isNear(pin, x, y));
    const members = near.length >= MIN_CLUSTER_SIZE ? near : [pin];
    for (const { id } of members) remaining.delete(id);
    groups.push(members);
  }
  return joinCovered(groups).map((group) => group.map(({ id }) => id));
}

/** Adds pins that are under the mark of a group to that group. */
function joinCovered(groups: readonly PinPoint[][]): PinPoint[][] {
  const clusters = groups.filter(({ length }) => length > 1).map((members) => ({ members, ...getCenter(members) }));
  const apart = groups.filter(([pin, second]) => {
    if (!pin || second) return false;
    const cluster = pin.isSelected ? undefined : clusters.find(({ x, y }) => isNear(pin, x, y));
    cluster?.members.push(pin);
    return !cluster;
  });
  return [...apart, ...clusters.map(({ members }) => members)];
}

/** Returns the center of the smallest box around pins, where the map shows the mark of a group. */
function getCenter(pins: readonly PinPoint[]): { x: number; y: number } {
  const [xs, ys] = [pins.map(({ x }) => x), pins.map(({ y }) => y)];
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
}
