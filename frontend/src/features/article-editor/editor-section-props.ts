import type { Coordinates } from '@placelore/contracts/places/geography.js';
import type { ComponentType } from 'react';
import type { Draft } from './draft.js';
import type { FieldErrors } from './useSave.js';

/** A map beside the list of attractions, which routes bring along. */
export type EditorMap = ComponentType<{
  /** The article's place; null when it is not known. */
  place: { name: string; coordinates: Coordinates } | null;
  /** Each with the number it has in the list. Keep it while nothing changes. */
  attractions: readonly { number: number; name: string; coordinates: Coordinates }[];
  /** Called with where somebody clicks; degrees. */
  onPick: (position: Coordinates) => void;
}>;

/** What every part of the form is given. */
export interface EditorSectionProps {
  draft: Draft;
  errors: FieldErrors;
  onDraft: (part: Partial<Draft>) => void;
}
