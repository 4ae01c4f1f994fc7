import { toSlug } from '@placelore/contracts/content/articles/slug.js';
import { type ExportedTrip, formatTrip, TRIP_FORMATS, type TripFormat } from './trip-formats.js';

/** Longest name of a file without its extension, in characters. */
const MAX_NAME_LENGTH = 60;

/** Downloads a trip as a file. */
export function downloadTrip(trip: ExportedTrip, format: TripFormat): void {
  const text = formatTrip(trip, format, window.location.origin);
  const objectUrl = URL.createObjectURL(new Blob([text], { type: TRIP_FORMATS[format].mediaType }));
  const link = document.createElement('a');
  link.href = objectUrl;
  link.download = `${toSlug(trip.title, MAX_NAME_LENGTH) || 'trip'}.${format}`;
  link.click();
  // Some browsers start to read the file only after this call.
  setTimeout(() => URL.revokeObjectURL(objectUrl), 60_000);
}
