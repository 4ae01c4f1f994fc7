import type { Position } from '@placelore/contracts/geography.js';

/** Five decimals of a degree, about 1 m. */
const PRECISION_FACTOR = 1e5;

/**
 * Positions as text, by Google's "Encoded Polyline Algorithm Format": differences of rounded degrees, zigzag, in groups of
 * five bits.
 */
export function encodePolyline(positions: readonly Position[]): string {
  let text = '';
  let [lastLat, lastLng] = [0, 0];
  for (const { latitude, longitude } of positions) {
    const [lat, lng] = [Math.round(latitude * PRECISION_FACTOR), Math.round(longitude * PRECISION_FACTOR)];
    text += encodeDifference(lat - lastLat) + encodeDifference(lng - lastLng);
    [lastLat, lastLng] = [lat, lng];
  }
  return text;
}

function encodeDifference(difference: number): string {
  let rest = difference < 0 ? ~(difference << 1) : difference << 1;
  let text = '';
  for (; rest >= 0x20; rest >>= 5) text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
  return text + String.fromCharCode(rest + 63);
}
