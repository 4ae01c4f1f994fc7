import type { Approximation, TimeRelation } from './number-context.js';
import type { Dimension } from './units.js';

/** A number in a text, with its unit and context. */
export interface Quantity {
  /** Value in the base unit of its dimension (see `Dimension`); negative for years BC. */
  value: number;
  /** Value as written. Multiplied by `factor`, it is usually `value`. */
  written: number;
  factor: number;
  /** `bare`: a year or another number without a noun. `ordinal`: "fifth". `regnal`: "Benedict XVI". */
  dimension: Dimension | 'bare' | 'ordinal' | 'regnal' | 'day';
  approximation: Approximation;
  relation: TimeRelation;
  /** Positions of its first and last token. */
  first: number;
  last: number;
  /** Name of the currency by `findCurrency`; null if it is no money. */
  currency: string | null;
}
