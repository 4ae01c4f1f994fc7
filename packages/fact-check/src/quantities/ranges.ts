import type { Token } from '../text/tokenize.js';
import type { Approximation, TimeRelation } from './number-context.js';
import { HALF_DAY_FACTOR } from './read-clock.js';

/** The properties of a `Quantity` that ranges use or change. */
interface RangeEnd {
  value: number;
  written: number;
  factor: number;
  dimension: string;
  relation: TimeRelation;
  approximation: Approximation;
  first: number;
  last: number;
  currency: string | null;
}

/** Joins two numbers that share a unit: "45 to 60 minutes", "25 by 25 m". */
const UNIT_JOINT = /^(?:[–—-]|to|bis|by|a|à|e|y|sur|por|per|x|×|mal|und|and|et|or|oder|ou)$/;
const MAX_RANGE_TOKENS = 5;
const SHARED_UNITS = new Set<string>([
  'length',
  'duration',
  'temperature',
  'area',
  'weight',
  'volume',
  'speed',
  'flow',
]);

/** Scales that both ends of a range share: "4 to 5.5 million years", "175 à 600 millions de dollars". */
const SCALES: readonly [RegExp, number][] = [
  [/^(?:million(?:s|en)?|millones|milion[ei]|milhoes)$/, 1e6],
  [/^(?:billions?|milliarden?|milliards?|miliard[io]|bilhoes)$/, 1e9],
  [/^(?:thousand|tausend)$/, 1e3],
];

/** Returns the scale of the end of a range if its beginning has none, or null. */
function findSharedScale(start: RangeEnd, end: RangeEnd, tokens: readonly Token[]): number | null {
  const scale = SCALES.find(([pattern]) =>
    tokens.slice(end.first + 1, end.last + 1).some(({ word }) => pattern.test(word)),
  )?.[1];
  return scale !== undefined && start.first === start.last && start.written < end.written / scale ? scale : null;
}

const CLOCK_JOINT = /^(?:a|bis|to|a las|as|alle)$/;
const JOINT = /^(?:[–—-]|to|and|bis|und|a|à|et|y|e)$/;
const isFahrenheit = ({ dimension, factor }: RangeEnd): boolean => dimension === 'temperature' && factor !== 1;

const MIN_YEAR = 1000;
const MAX_YEAR = 2100;
const isYear = ({ dimension, value }: RangeEnd): boolean =>
  dimension === 'bare' && value >= MIN_YEAR && value <= MAX_YEAR;

/**
 * Marks the numbers of ranges as start and end, and shares their units: "1887–1889", "from 1886 to 1894", "between 1887
 * and 1889". Changes the quantities and returns them.
 */
export function markRanges<T extends RangeEnd>(quantities: T[], tokens: readonly Token[]): T[] {
  for (const [index, start] of quantities.entries()) {
    const end = quantities[index + 1];
    if (end === undefined || end.first - start.last > MAX_RANGE_TOKENS) continue;
    // Months may stand between the years: "September 2015 to May 2019".
    const between = tokens
      .slice(start.last + 1, end.first)
      .filter(
        ({ concepts, word }) =>
          !concepts.some((concept) => concept.startsWith('month-')) && !/^(?:de|du|del)$/.test(word),
      )
      .map(({ word }) => word)
      .join(' ');
    // "De 9 heures à 18 heures".
    if (start.dimension === 'duration' && start.factor === 60 && end.dimension === 'clock' && CLOCK_JOINT.test(between))
      start.dimension = 'clock';
    // "Entre midi et quatorze heures".
    if (start.dimension === 'clock' && end.dimension === 'duration' && end.factor === 60 && JOINT.test(between))
      end.dimension = 'clock';
    const isNumber = start.dimension === 'bare' || start.dimension === 'clock';
    // "Found in 1915 by a 14-year-old" is no range.
    const isDated = isYear(start) && between === 'by' && end.dimension === 'duration';
    const scale = findSharedScale(start, end, tokens);
    if (start.dimension === 'bare' && scale !== null && UNIT_JOINT.test(between))
      Object.assign(start, {
        dimension: end.dimension,
        factor: end.factor,
        written: start.written * scale,
        value: start.written * scale * (end.factor || 1),
        currency: end.currency,
      });
    else if (
      start.dimension === 'bare' &&
      !isDated &&
      UNIT_JOINT.test(between) &&
      SHARED_UNITS.has(end.dimension) &&
      end.factor !== 0
    )
      Object.assign(start, {
        dimension: end.dimension,
        factor: end.factor,
        value: isFahrenheit(end) ? (start.written - 32) / end.factor : start.written * end.factor,
        currency: end.currency,
      });
    if (!isNumber) continue;
    const isPair = /^(?:and|und|et|y|e|e il|y las?|e le|e as?|و)$/.test(between) && start.relation === 'between';
    if (!isPair && !/^(?:[–—/-]|to|bis|à|al?|alle|a las|as|ate as|até|から|و|until|till)$/.test(between)) continue;
    if (between === 'و' && start.relation !== 'between') continue;
    const century = start.value - (start.value % 100);
    // Short years: "1521/22".
    const isShort = end.dimension === 'bare' || (end.dimension === 'count' && between === '/');
    if (isYear(start) && isShort && end.value < 100 && end.value > start.value % 100)
      Object.assign(end, { value: century + end.value, dimension: 'bare' });
    start.relation = 'start';
    end.relation = 'end';
    // The "bis" in "1871 bis 1878" joins two years and is no limit.
    if (end.approximation === 'most') end.approximation = null;
    if (end.value < 0 && start.value > 0) start.value = -start.value;
    if (start.dimension === 'clock' && end.dimension === 'bare' && end.value <= 24)
      Object.assign(end, {
        dimension: 'clock',
        value: end.value * 60,
        factor: end.value <= 12 ? HALF_DAY_FACTOR : 60,
      });
    if (end.dimension === 'clock' && start.dimension === 'bare')
      Object.assign(start, { dimension: 'clock', value: start.value * 60 });
  }
  return quantities;
}
