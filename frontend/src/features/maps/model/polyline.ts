import type { Coordinates } from '@placelore/contracts/places/geography.js';

/** Factor for five decimals of a degree. */
const COORDINATE_FACTOR = 1e5;

/**
 * Decodes Google's "Encoded Polyline Algorithm Format": differences of rounded degrees, zigzag-encoded, in groups of
 * five bits. Ignores an incomplete end.
 */
export function decodePolyline(text: string): Coordinates[] {
  const positions: Coordinates[] = [];
  let [lat, lng, index] = [0, 0, 0];
  const readDifference = (): number | null => {
    let [value, shift] = [0, 0];
    while (index < text.length) {
      const group = text.charCodeAt(index++) - 63;
      value |= (group & 0x1f) << shift;
      shift += 5;
      if (group < 0x20) return value & 1 ? ~(value >> 1) : value >> 1;
    }
    return null;
  };
  for (;;) {
    const [north, east] = [readDifference(), readDifference()];
    if (north === null || east === null) return positions;
    lat += north;
    lng += east;
    positions.push({ lat: lat / COORDINATE_FACTOR, lng: lng / COORDINATE_FACTOR });
  }
}
