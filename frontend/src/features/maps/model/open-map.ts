import type { MapOverlays, MapViewport } from './map-model.js';

/** A map on the screen. */
export interface OpenMap {
  /** Draws these things in place of those before. */
  show(overlays: MapOverlays): void;
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
  open(host: HTMLElement, viewport: MapViewport, overlays: MapOverlays): Promise<OpenMap>;
}

/** None of the engines could open a map. */
export class NoMapEngineError extends AggregateError {}

/** The first engine that opens a map, in the order given. @throws NoMap when none does */
export async function openFirstWorkingEngine(
  engines: readonly MapEngine[],
  open: (engine: MapEngine) => Promise<OpenMap>,
): Promise<{ map: OpenMap; name: EngineName }> {
  const errors: unknown[] = [];
  for (const engine of engines) {
    try {
      return { map: await open(engine), name: engine.name };
    } catch (error) {
      errors.push(error);
    }
  }
  throw new NoMapEngineError(errors, 'no map could be opened');
}
