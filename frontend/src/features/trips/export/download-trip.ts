import { type ExportedTrip, formatTrip, TRIP_FORMATS, type TripFormat } from './trip-formats.js';

/** Maximum length of a file name without its extension, in characters. */
const MAX_NAME_LENGTH = 60;

/** Returns the letters and digits of a title, in any script, with single hyphens between words. */
export const toFileName = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-/, '')
    .slice(0, MAX_NAME_LENGTH)
    .replace(/-$/, '') || 'trip';

/** Downloads a trip as a file. */
export function downloadTrip(trip: ExportedTrip, format: TripFormat): void {
  const text = formatTrip(trip, format, window.location.origin);
  const objectUrl = URL.createObjectURL(new Blob([text], { type: TRIP_FORMATS[format].mediaType }));
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = `${toFileName(trip.title)}.${format}`;
  link.click();
  // Some browsers start reading the file only after this call.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}
