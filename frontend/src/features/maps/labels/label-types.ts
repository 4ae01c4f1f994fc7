import type { MapLabelKind } from '@placelore/contracts/places/map/map-cells.js';
import type { LabelType } from './label-text.js';

/** Types of names. The larger the area, the wider the letter spacing; names of water are italic, as in atlases. */
export const LABEL_TYPES: Record<MapLabelKind, LabelType> = {
  country: { size: 13, weight: 700, isUppercase: true, spacing: 1.2 },
  region: { size: 11.5, weight: 600, isUppercase: true, spacing: 0.9 },
  sea: { size: 13, weight: 500, isItalic: true, spacing: 0.6 },
  water: { size: 11.5, weight: 500, isItalic: true },
  range: { size: 11.5, weight: 500, isItalic: true, spacing: 0.6 },
  nature: { size: 11.5, weight: 500, isItalic: true },
  island: { size: 12, weight: 600 },
  capital: { size: 13, weight: 700, dotRadius: 4.5 },
  city: { size: 12.5, weight: 600, dotRadius: 3.5 },
  town: { size: 11.5, weight: 500, dotRadius: 2.5 },
  quarter: { size: 11, weight: 500, isUppercase: true, spacing: 0.5 },
  sight: { size: 12, weight: 600, dotRadius: 4 },
};

/** Type of the names next to the marks of places. */
export const MARK_TYPE: LabelType = { size: 12, weight: 600, dotRadius: 10 };
