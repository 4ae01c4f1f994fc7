import { formatMetricDistance } from '@placelore/contracts/places/great-circle.js';
import { placeSignpost, type Signpost } from '@placelore/contracts/places/map/signposts.js';
import { COLORS } from './map-colors.js';
import type { MapViewport } from './map-viewport.js';
import type { MapLabels } from './names/map-labels.js';

const TEXT_SIZE = 11;
/** In pixels: width of the arrow before the text, and padding around both. */
const ARROW_PX = 14;
const PADDING_PX = 10;
/** Distances from the middle to try, where 1 is the edge: the scale and the attribution occupy the corners. */
const REACHES = [1, 0.8, 0.6];

/** Draws arrows at the edges to known places beyond them, with their distances, where there is room. */
export const drawSignposts = (viewport: MapViewport, signposts: readonly Signpost[], labels: MapLabels): string =>
  signposts.map((signpost) => drawSignpost(viewport, signpost, labels)).join('');

function drawSignpost(
  { width, height }: MapViewport,
  { name, bearingDegrees, distanceMeters }: Signpost,
  labels: MapLabels,
): string {
  const text = `${name} ${formatMetricDistance(distanceMeters)}`;
  const textWidth = labels.measureWidth(text, TEXT_SIZE);
  const size = { width: textWidth + ARROW_PX + 2 * PADDING_PX, height: TEXT_SIZE + 2 * PADDING_PX };
  const atEdge = placeSignpost(bearingDegrees, { width, height }, size);
  for (const reach of REACHES) {
    const x = width / 2 + (atEdge.x - width / 2) * reach;
    const y = height / 2 + (atEdge.y - height / 2) * reach;
    const left = x - (textWidth + ARROW_PX) / 2;
    const label = labels.placeAt(text, left + ARROW_PX, y + TEXT_SIZE * 0.36, TEXT_SIZE, COLORS.ink);
    if (!label) continue;
    // The arrow needs room too, because a signpost without one would point nowhere.
    if (!labels.claimDot(left + ARROW_PX / 2 - 2, y, ARROW_PX / 2)) continue;
    return `<path transform="translate(${(left + ARROW_PX / 2 - 2).toFixed(1)} ${y.toFixed(1)}) rotate(${bearingDegrees.toFixed(0)})" d="M0-5.5 4 5 0 3-4 5Z" fill="${COLORS.ink}"/>${label}`;
  }
  return '';
}
