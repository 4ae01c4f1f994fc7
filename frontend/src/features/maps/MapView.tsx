import { useEffect, useRef, useState } from 'react';
import { Spinner } from '../../ui/feedback/Spinner.js';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.js';
import { useMapConfig } from './api.js';
import { CARD_STRINGS } from './card/card-strings.js';
import { getMapEngines } from './engines/engines.js';
import { MapFailure } from './MapFailure.js';
import styles from './Maps.module.css';
import { type MapOverlays, type MapViewport, toNonGoogleOverlays } from './model/map-model.js';
import { type EngineName, type MapEngine, type OpenMap, openFirstWorkingEngine } from './model/open-map.js';
import { STRINGS } from './strings.js';

interface MapViewProps {
  /** Accessible name of the map. */
  label: string;
  viewport: MapViewport;
  /** Each new object is drawn again, so pass the same one while nothing changes. */
  overlays: MapOverlays;
  /** Whether to take the focus, because the element that had it was replaced. */
  shouldFocus?: boolean | undefined;
}

type MapViewState = 'opening' | 'failed' | { map: OpenMap; name: EngineName; isFallback: boolean };

/** Interactive map that uses the best engine that works. */
export function MapView({ label, viewport, overlays, shouldFocus }: MapViewProps) {
  const frame = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (shouldFocus) frame.current?.focus();
  }, [shouldFocus]);
  const { host, state, engine, isFallback } = useMap(viewport, overlays, attempt);
  return (
    <section ref={frame} className={styles.frame} aria-label={label} tabIndex={-1} data-map={engine}>
      <VisuallyHidden>{STRINGS.keys}</VisuallyHidden>
      <div ref={host} className={styles.host} />
      {state === 'opening' && (
        <div className={styles.cover}>
          <Spinner text={CARD_STRINGS.loading} />
        </div>
      )}
      {state === 'failed' && <MapFailure onRetry={() => setAttempt(attempt + 1)} />}
      {engine === 'coastline' && isFallback && (
        <p className={styles.mapNote} role="status" data-over-map="">
          {STRINGS.streetsUnavailable}
        </p>
      )}
    </section>
  );
}

function useMap({ center: { lat, lng }, zoom }: MapViewport, overlays: MapOverlays, attempt: number) {
  const host = useRef<HTMLDivElement>(null);
  const config = useMapConfig();
  const [state, setState] = useState<MapViewState>('opening');
  const latestOverlays = useRef(overlays);
  /** Map that has not been closed. The map in `state` may already be closed while the next one opens. */
  const opened = useRef<OpenMap | null>(null);
  const showsGoogle = Boolean(config?.googleMapsApiKey);

  // A new attempt opens the map again.
  useEffect(() => {
    const element = host.current;
    if (!config || !element) return;
    const viewport = { center: { lat, lng }, zoom };
    let isUnmounted = false;
    const open = (engine: MapEngine) => {
      if (isUnmounted) throw new Error('Map was unmounted before it loaded');
      const engineOverlays = getEngineOverlays(engine.name, latestOverlays.current, showsGoogle);
      return engine.open(element, viewport, engineOverlays, () => setState(toFallback));
    };
    setState('opening');
    openFirstWorkingEngine(getMapEngines(config, viewport), open)
      .then((result) => {
        if (isUnmounted) return result.map.close();
        opened.current = result.map;
        setState(result);
      })
      .catch(() => isUnmounted || setState('failed'));
    return () => {
      isUnmounted = true;
      opened.current?.close();
      opened.current = null;
    };
  }, [config, lat, lng, zoom, attempt]);

  useEffect(() => {
    latestOverlays.current = overlays;
    if (typeof state === 'object' && state.map === opened.current)
      state.map.show(getEngineOverlays(state.name, overlays, showsGoogle));
  }, [overlays, state, showsGoogle]);

  const { name: engine, isFallback = false } = typeof state === 'object' ? state : {};
  return { host, state, engine, isFallback };
}

/** Returns the state after the outline map took the place of a map that failed. */
const toFallback = (state: MapViewState): MapViewState =>
  typeof state === 'object' ? { ...state, name: 'coastline', isFallback: true } : state;

const getEngineOverlays = (engine: EngineName, overlays: MapOverlays, showsGoogle: boolean): MapOverlays =>
  engine === 'google' ? overlays : toNonGoogleOverlays(overlays, showsGoogle);
