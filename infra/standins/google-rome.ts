/** What the stand-ins of Google's services know: a little of Rome. */
export const COLOSSEUM = { latitude: 41.8902, longitude: 12.4922 };
export const COLOSSEUM_ID = 'ChIJrRMgU7ZhLxMRxAOFkC7I8Sg';

/** Metres between two positions, good enough for a town. */
export function distanceMeters(a: typeof COLOSSEUM, b: typeof COLOSSEUM): number {
  const north = (a.latitude - b.latitude) * 111_195;
  const east = (a.longitude - b.longitude) * 111_195 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** Address components of Rome, with the given names of their two forms (`longText` of Places, `long_name` of Geocoding). */
export const ROME_ADDRESS: [long: string, short: string, types: string[]][] = [
  ['1', '1', ['street_number']],
  ['Piazza del Colosseo', 'Piazza del Colosseo', ['route']],
  ['Municipio I', 'Municipio I', ['sublocality_level_1', 'sublocality', 'political']],
  ['Rome', 'Rome', ['locality', 'political']],
  ['Metropolitan City of Rome Capital', 'RM', ['administrative_area_level_2', 'political']],
  ['Lazio', 'Lazio', ['administrative_area_level_1', 'political']],
  ['Italy', 'IT', ['country', 'political']],
  ['00184', '00184', ['postal_code']],
];
