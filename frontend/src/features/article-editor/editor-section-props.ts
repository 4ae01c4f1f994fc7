import type { Coordinates } from '@placelore/contracts/places/geography.js';
import type { ComponentType } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Draft } from './draft.js';

/** Map next to the list of attractions, injected by routes. */
export type EditorMap = ComponentType<{
  /** Place of the article; null if it is unknown. */
  place: { name: string; coordinates: Coordinates } | null;
  /** Attractions with their numbers in the list. Must be the same array while nothing changes. */
  attractions: readonly { number: number; name: string; coordinates: Coordinates }[];
  /** Called with the clicked position in degrees. */
  onPick: (position: Coordinates) => void;
}>;

/** Props shared by all sections of the form. */
export interface EditorSectionProps {
  form: UseFormReturn<Draft>;
}
