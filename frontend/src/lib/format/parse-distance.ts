/** Reads a distance in meters as the API formats it: `850 m`, `1.2 km`. */
export const parseDistance = (distance: string): number =>
  Number.parseFloat(distance.replaceAll(',', '')) * (distance.endsWith('km') ? 1_000 : 1);
