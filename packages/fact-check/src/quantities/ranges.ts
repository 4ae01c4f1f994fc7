import type { Token } from '../text/tokenize.js';
import type { TimeRelation } from './number-context.js';

/** What a range changes of a number: see quantities.ts. */
interface RangeEnd {
  value: number;
  written: number;
  factor: number;
  dimension: string;
  relation: TimeRelation;
  first: number;
  last: number;
  currency: string | null;
}

/** "45 to 60 minutes", "25 by 25 m": the unit is that of both. */
const UNIT_JOINT = /^(?:[–—-]|to|bis|by|a|à|e|y|sur|por|per|x|×|mal|und|and|et|or|oder|ou)$/;
const MAX_RANGE_TOKENS = 5;
const SHARED_UNITS = new Set<string>(['length', 'duration', 'temperature', 'area', 'weight']);

const MIN_YEAR = 1000;
const MAX_YEAR = 2100;
const isYear = ({ dimension, value }: RangeEnd): boolean =>
  dimension === 'bare' && value >= MIN_YEAR && value <= MAX_YEAR;

/** Marks the ends of "1887–1889", "from 1886 to 1894", "between 1887 and 1889". */
export function markRanges<T extends RangeEnd>(quantities: T[], tokens: readonly Token[]): T[] {
  for (const [index, start] of quantities.entries()) {
    const end = quantities[index + 1];
    if (end === undefined || end.first - start.last > MAX_RANGE_TOKENS) continue;
    // "September 2015 to May 2019".
    const between = tokens
      .slice(start.last + 1, end.first)
      .filter(
        ({ concepts, word }) =>
          !concepts.some((concept) => concept.startsWith('month-')) && !/^(?:de|du|del)$/.test(word),
      )
      .map(({ word }) => word)
      .join(' ');
    const isNumber = start.dimension === 'bare' || start.dimension === 'clock';
    if (start.dimension === 'bare' && UNIT_JOINT.test(between) && SHARED_UNITS.has(end.dimension) && end.factor !== 0)
      Object.assign(start, {
        dimension: end.dimension,
        factor: end.factor,
        value: start.written * end.factor,
        currency: end.currency,
      });
    if (!isNumber) continue;
    const isPair = /^(?:and|und|et|y|e|e il|و)$/.test(between) && start.relation === 'between';
    if (!isPair && !/^(?:[–—/-]|to|bis|à|al?|a|até|から|و|until|till)$/.test(between)) continue;
    if (between === 'و' && start.relation !== 'between') continue;
    const century = start.value - (start.value % 100);
    // "1521/22".
    const isShort = end.dimension === 'bare' || (end.dimension === 'count' && between === '/');
    if (isYear(start) && isShort && end.value < 100 && end.value > start.value % 100)
      Object.assign(end, { value: century + end.value, dimension: 'bare' });
    start.relation = 'start';
    end.relation = 'end';
    if (end.value < 0 && start.value > 0) start.value = -start.value;
    if (end.dimension === 'clock' && start.dimension === 'bare')
      Object.assign(start, { dimension: 'clock', value: start.value * 60 });
  }
  return quantities;
}
