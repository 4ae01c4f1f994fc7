import type { MapSection, MapThings } from './map-model.js';

/** A map on the screen. */
export interface OpenMap {
  /** Draws these things in place of those before. */
  show(things: MapThings): void;
  close(): void;
}

export type EngineName = 'google' | 'tiles' | 'coastline';

/** A way to have a map. */
export interface MapEngine {
  readonly name: EngineName;
  /**
   * Opens a map inside an element, and leaves nothing in it when that fails.
   * @throws whatever keeps the map from being seen
   */
  open(host: HTMLElement, section: MapSection, things: MapThings): Promise<OpenMap>;
}

/** None of the engines could open a map. */
export class NoMap extends AggregateError {}

/** The first engine that opens a map, in the order given. @throws NoMap when none does */
export async function openFirst(
  engines: readonly MapEngine[],
  open: (engine: MapEngine) => Promise<OpenMap>,
): Promise<{ map: OpenMap; name: EngineName }> {
  const faults: unknown[] = [];
  for (const engine of engines) {
    try {
      return { map: await open(engine), name: engine.name };
    } catch (fault) {
      faults.push(fault);
    }
  }
  throw new NoMap(faults, 'no map could be opened');
}
