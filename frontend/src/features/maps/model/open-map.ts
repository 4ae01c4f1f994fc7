import type { MapOverlays, MapViewport } from './map-model.js';

/** Displayed map. */
export interface OpenMap {
  /** Draws these overlays in place of the former ones. */
  show(overlays: MapOverlays): void;
  close(): void;
}

export type EngineName = 'google' | 'vector' | 'tiles' | 'coastline';

/** Engine that displays maps. */
export interface MapEngine {
  readonly name: EngineName;
  /**
   * Opens a map inside an element, and leaves it empty on failure.
   * @param onFallback called when the map fails later and the outline map takes its place
   * @throws any error that prevents the map from being displayed
   */
  open(host: HTMLElement, viewport: MapViewport, overlays: MapOverlays, onFallback?: () => void): Promise<OpenMap>;
}

/** Error when no engine could open a map. */
export class NoMapEngineError extends AggregateError {}

/**
 * Opens a map with the first engine that works, in this order.
 * @returns also whether a better one failed
 * @throws NoMapEngineError when none works
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
