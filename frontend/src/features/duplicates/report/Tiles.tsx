import type { DuplicateReport } from '@placelore/contracts/duplicate-report.js';
import { useFormatters } from '../../../lib/use-formats.js';
import { STRINGS } from '../texts.js';
import styles from './Report.module.css';

const TILES = ['exactTitleGroups', 'contentGroups', 'suspiciousSlugs', 'totalDuplicatesFound'] as const;

/** How much was found. */
export function SummaryTiles({ summary }: Pick<DuplicateReport, 'summary'>) {
  const formats = useFormatters();
  return (
    <dl className={styles.tiles} aria-label={STRINGS.summary}>
      {TILES.map((name) => (
        <div key={name} className={styles.tile}>
          <dt>{STRINGS.tiles[name]}</dt>
          <dd>{formats.formatCount(summary[name])}</dd>
        </div>
      ))}
    </dl>
  );
}
