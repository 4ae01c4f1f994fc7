import { useEffect, useRef, useState } from 'react';
import { Hidden } from '../../ui/Hidden.js';
import { Spinner } from '../../ui/Spinner.js';
import { useMapConfig } from './api.js';
import { enginesFor } from './engines.js';
import { MapFailure } from './MapFailure.js';
import styles from './Maps.module.css';
import { type MapSection, type MapThings, thingsForOthers } from './map-model.js';
import { type EngineName, type OpenMap, openFirst } from './open-map.js';
import { TEXTS } from './texts.js';

interface MapViewProps {
  /** What the map is of, for those who do not see it. */
  label: string;
  section: MapSection;
  /** Another object is drawn anew: keep it while nothing changes. */
  things: MapThings;
  /** It takes the place of what had the focus. */
  takesFocus?: boolean | undefined;
}

type State = 'opening' | 'failed' | { map: OpenMap; name: EngineName };

/** A map that can be moved, by the best engine that works. */
export function MapView({ label, section, things, takesFocus }: MapViewProps) {
  const frame = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  const { host, state, engine } = useMap(section, things, attempt);
  return (
    <section ref={frame} className={styles.frame} aria-label={label} tabIndex={-1} data-map={engine}>
      <Hidden>{TEXTS.keys}</Hidden>
      <div ref={host} className={styles.host} />
      {state === 'opening' && (
        <div className={styles.cover}>
          <Spinner text={TEXTS.loading} />
        </div>
      )}
      {state === 'failed' && <MapFailure onRetry={() => setAttempt(attempt + 1)} />}
      {engine === 'coastline' && (
        <p className={styles.mapNote} role="status">
          {TEXTS.coastline}
        </p>
      )}
    </section>
  );
}

function useMap({ centre, zoom }: MapSection, things: MapThings, attempt: number) {
  const host = useRef<HTMLDivElement>(null);
  const config = useMapConfig();
  const [state, setState] = useState<State>('opening');
  const latest = useRef(things);
  const showsGoogle = Boolean(config?.googleMapsApiKey);
  const { lat, lng } = centre;

  // Another attempt opens the map again.
  useEffect(() => {
    const element = host.current;
    if (!config || !element) return;
    let left = false;
    let opened: OpenMap | undefined;
    setState('opening');
    openFirst(enginesFor(config), (engine) => {
      if (left) throw new Error('the map is not wanted any more');
      return engine.open(element, { centre: { lat, lng }, zoom }, thingsOn(engine.name, latest.current, showsGoogle));
    })
      .then((found) => {
        if (left) return found.map.close();
        opened = found.map;
        setState(found);
      })
      .catch(() => left || setState('failed'));
    return () => {
      left = true;
      opened?.close();
    };
  }, [config, lat, lng, zoom, attempt]);

  useEffect(() => {
    latest.current = things;
    if (typeof state === 'object') state.map.show(thingsOn(state.name, things, showsGoogle));
  }, [things, state, showsGoogle]);

  return { host, state, engine: typeof state === 'object' ? state.name : undefined };
}

const thingsOn = (engine: EngineName, things: MapThings, showsGoogle: boolean): MapThings =>
  engine === 'google' ? things : thingsForOthers(things, showsGoogle);
