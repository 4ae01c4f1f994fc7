import type { MapOverlays, MapViewport } from './map-model.js';

/** Displayed map. */
export interface OpenMap {
  /** Draws these overlays in place of the former ones. */
  show(overlays: MapOverlays): void;
  close(): void;
}

export type EngineName = 'google' | 'tiles' | 'coastline';

/** Engine that displays maps. */
export interface MapEngine {
  readonly name: EngineName;
  /**
   * Opens a map inside an element, and leaves it empty on failure.
   * @throws any error that prevents the map from being displayed
   */
  open(host: HTMLElement, viewport: MapViewport, overlays: MapOverlays): Promise<OpenMap>;
}

/** Error when no engine could open a map. */
export class NoMapEngineError extends AggregateError {}

/** Opens a map with the first engine that works, in this order. @throws NoMapEngineError when none does */
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
