import useSWR from 'swr';
import { readKeptGuides, removeKeptGuide } from '../../lib/cache/kept-guides.js';
import { Button } from '../../ui/form/Button.js';
import { Link } from '../../ui/navigation/Link.js';
import { STRINGS } from '../article/keep-offline-strings.js';
import styles from './KeptGuides.module.css';

const BYTES_PER_MEGABYTE = 1_000_000;
const formatMegabytes = (bytes: number): string => Math.max(0.1, bytes / BYTES_PER_MEGABYTE).toFixed(1);

/** Lists the guides that are kept on this device, each with its size and a button that removes it. */
export function KeptGuides() {
  const { data: guides = [], mutate } = useSWR('kept-guides', readKeptGuides);
  if (guides.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="kept-guides">
      <h2 id="kept-guides">{STRINGS.heading}</h2>
      <ul className={styles.guides}>
        {guides.map(({ slug, title, size }) => (
          <li key={slug}>
            <Link to={`/articles/${slug}`}>{title}</Link>
            <span className={styles.size}>{STRINGS.size(formatMegabytes(size))}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={STRINGS.removeOne(title)}
              onClick={() => void removeKeptGuide(slug).then(() => mutate())}
            >
              {STRINGS.remove}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
