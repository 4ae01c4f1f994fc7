import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { MapFailure } from './MapFailure.js';
import styles from './Maps.module.css';

/**
 * Returns a map component whose script is loaded when it is first shown. A script that does not load is told in its place,
 * with another try: the page around it stays.
 * @param load imports the module of the component
 * @param waiting shown until it is loaded
 */
export function mapOnDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  waiting: ReactNode,
): ComponentType<Props> {
  return function MapOnDemand(props: Props) {
    const [attempt, setAttempt] = useState(0);
    const [loaded, setLoaded] = useState<ComponentType<Props> | 'failed'>();
    // Another attempt imports the module again.
    useEffect(() => {
      let isGone = false;
      setLoaded(undefined);
      load().then(
        (module) => isGone || setLoaded(() => module.default),
        () => isGone || setLoaded('failed'),
      );
      return () => {
        isGone = true;
      };
    }, [attempt]);
    if (loaded === undefined) return waiting;
    if (loaded === 'failed') {
      return (
        <div className={styles.frame}>
          <MapFailure onRetry={() => setAttempt(attempt + 1)} />
        </div>
      );
    }
    const Loaded = loaded;
    return <Loaded {...props} />;
  };
}
