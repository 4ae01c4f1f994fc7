/** Rounds to two significant digits, because the source is an estimate of an unknown year. */
const roundPopulation = (population: number) => Number(population.toPrecision(2));

export function formatPopulation(population: number): string {
  return roundPopulation(population).toLocaleString('en');
}

export const toPopulationValue = (population: number) => ({
  value: String(roundPopulation(population)),
  unit: 'people',
});

/** Rounds a distance between places: to 100 m below one kilometer, otherwise to whole kilometers. */
export function toDistanceValue(meters: number): { value: string; unit: string } {
  const rounded = Math.max(100, Math.round(meters / 100) * 100);
  return rounded < 1000
    ? { value: String(rounded), unit: 'm' }
    : { value: String(Math.round(meters / 1000)), unit: 'km' };
}

export function formatKilometers(meters: number): string {
  const { value, unit } = toDistanceValue(meters);
  return `about ${value} ${unit}`;
}
