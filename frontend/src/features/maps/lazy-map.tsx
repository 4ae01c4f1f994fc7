import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { MapFailure } from './MapFailure.js';
import styles from './Maps.module.css';

/**
 * Returns a map component whose script is loaded when it is first shown. If the script fails to load, a message with a
 * retry button takes the place of the map, and the rest of the page is unaffected.
 * @param load imports the module of the component
 * @param fallback shown until it has loaded
 */
export function lazyMap<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: ReactNode,
): ComponentType<Props> {
  return function LazyMap(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const [LoadedMap, setLoadedMap] = useState<ComponentType<Props> | 'failed'>();
    // A new attempt imports the module again.
    useEffect(() => {
      let isUnmounted = false;
      setLoadedMap(undefined);
      load().then(
        (module) => isUnmounted || setLoadedMap(() => module.default),
        () => isUnmounted || setLoadedMap('failed'),
      );
      return () => {
        isUnmounted = true;
      };
    }, [attempt]);
    if (LoadedMap === undefined) return fallback;
    if (LoadedMap === 'failed') {
      return (
        <div className={styles.frame}>
          <MapFailure onRetry={() => setAttempt(attempt + 1)} />
        </div>
      );
    }
    const Loaded = LoadedMap;
    return <Loaded {...props} />;
  };
}
