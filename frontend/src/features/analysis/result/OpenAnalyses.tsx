import { type Analysis, analyses } from '@placelore/contracts/analysis/analyses.js';
import { CircleHelp, Hourglass } from 'lucide-react';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { getAnalysisPhotoPath, getDiscoveryPath } from '../../../lib/urls.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { Link } from '../../../ui/navigation/Link.js';
import { STRINGS } from '../strings.js';
import styles from './OpenAnalyses.module.css';

const OPEN_STRINGS = STRINGS.openAnalyses;
/** Ms between two reads of the list while a photo is being analyzed. */
const POLL_INTERVAL_MS = 5_000;

const isRunning = ({ status }: Analysis): boolean => status === 'queued';
/** A result without a discovery still asks the traveler about the place. */
const isOpen = (analysis: Analysis): boolean => isRunning(analysis) || analysis.result?.discoveryId === null;

/** Photos of the traveler that are not discoveries yet: still being analyzed, or with a question about their place. */
export function OpenAnalyses() {
  const { data } = useSWR(toKey(analyses.list, {}), () => call(analyses.list, {}), {
    refreshInterval: (list) => (list?.some(isRunning) ? POLL_INTERVAL_MS : 0),
  });
  const open = data?.filter(isOpen).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt)) ?? [];
  if (open.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="open-analyses">
      <h2 id="open-analyses">{OPEN_STRINGS.heading}</h2>
      <ul className={styles.list}>
        {open.map((analysis) => (
          <li key={analysis.id}>
            <Link to={getDiscoveryPath(analysis.id)} state={{ isOpenedHere: true }} className={styles.link}>
              <span className={styles.photo}>
                <SafeImage
                  sources={[getAnalysisPhotoPath(analysis.id, 'thumbnail')]}
                  alt=""
                  isLazy
                  fallback={isRunning(analysis) ? <Hourglass aria-hidden="true" /> : <CircleHelp aria-hidden="true" />}
                />
              </span>
              <span className={styles.text}>
                <strong>{isRunning(analysis) ? OPEN_STRINGS.running : OPEN_STRINGS.question}</strong>
                <span className={styles.date}>
                  <FormattedDate iso={analysis.createdAt} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
