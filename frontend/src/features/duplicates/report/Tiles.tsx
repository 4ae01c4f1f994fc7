import type { DuplicateReport } from '@placelore/contracts/duplicate-report.js';
import { useFormats } from '../../../lib/use-formats.js';
import { TEXTS } from '../texts.js';
import styles from './Report.module.css';

const TILES = ['exactTitleGroups', 'contentGroups', 'suspiciousSlugs', 'totalDuplicatesFound'] as const;

/** How much was found. */
export function Tiles({ summary }: Pick<DuplicateReport, 'summary'>) {
  const formats = useFormats();
  return (
    <dl className={styles.tiles} aria-label={TEXTS.summary}>
      {TILES.map((name) => (
        <div key={name} className={styles.tile}>
          <dt>{TEXTS.tiles[name]}</dt>
          <dd>{formats.count(summary[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
