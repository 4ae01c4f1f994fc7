import type { Approximation, TimeRelation } from './number-context.js';
import type { Dimension } from './units.js';

/** A number of a text with what it counts or measures. */
export interface Quantity {
  /** In the base unit of its dimension; negative for years before Christ. */
  value: number;
  /** As written, and its unit's factor: "330 m" and "330 ft" differ. */
  written: number;
  factor: number;
  /** `bare`: a year, a line or another number without a noun. `ordinal`: "fifth". `regnal`: "Benedict XVI". */
  dimension: Dimension | 'bare' | 'ordinal' | 'regnal' | 'day';
  approximation: Approximation;
  relation: TimeRelation;
  /** Positions of its first and last token. */
  first: number;
  last: number;
  /** Money in another currency is another amount. */
  currency: string | null;
}
