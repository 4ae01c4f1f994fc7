import { readdirSync, readFileSync } from 'node:fs';
import { type Outline, parseOutline } from './outline.js';

const DATA_FOLDER = new URL('../../data/outlines/', import.meta.url);

let outlines: ReadonlyMap<string, Outline> | undefined;

/**
 * Returns the outlines by the id of a destination, or by the id or country code and a direction: "alps", "IT north". They
 * are drawn for the areas whose box has many places outside the area; tests validate them.
 */
export function loadOutlines(): ReadonlyMap<string, Outline> {
  outlines ??= new Map(
    readdirSync(DATA_FOLDER).flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(new URL(file, DATA_FOLDER), 'utf8')) as Record<string, string>).map(
        ([key, text]): [string, Outline] => [key, parseOutline(text)],
      ),
    ),
  );
  return outlines;
}

/** Returns the outline of a destination; null for one whose box or first-level region tells enough. */
export const findOutline = (id: string): Outline | null => loadOutlines().get(id) ?? null;
