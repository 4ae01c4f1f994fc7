import type { MapOverlays, MapViewport } from './map-model.js';

/** Map that is being displayed. */
export interface OpenMap {
  /** Draws these overlays in place of the previous ones. */
  show(overlays: MapOverlays): void;
  close(): void;
}

export type EngineName = 'google' | 'vector' | 'tiles' | 'coastline';

/** Engine that displays maps. */
export interface MapEngine {
  readonly name: EngineName;
  /**
   * Opens a map inside an element. If it fails, leaves the element empty.
   * @param onFallback called if the map fails later and the outline map takes its place
   * @throws any error that prevents the map from being displayed
   */
  open(host: HTMLElement, viewport: MapViewport, overlays: MapOverlays, onFallback?: () => void): Promise<OpenMap>;
}

/** No engine could open a map. */
export class NoMapEngineError extends AggregateError {}

/**
 * Opens a map with the first engine that works, trying them in order.
 * @returns also whether a better engine failed
 * @throws NoMapEngineError if none works
 */
export async function openFirstWorkingEngine(
  engines: readonly MapEngine[],
  open: (engine: MapEngine) => Promise<OpenMap>,
): Promise<{ map: OpenMap; name: EngineName; isFallback: boolean }> {
  const errors: unknown[] = [];
  for (const engine of engines) {
    try {
      return { map: await open(engine), name: engine.name, isFallback: errors.length > 0 };
    } catch (error) {
      errors.push(error);
    }
  }
  throw new NoMapEngineError(errors, 'no map could be opened');
}
