import useSWR from 'swr';
import { useSession } from '../../features/session/api.js';
import { readKeptCopies, removeCopy } from '../../lib/cache/kept-copies.js';
import { readKeptGuides, removeKeptGuide } from '../../lib/cache/kept-guides.js';
import { Button } from '../../ui/form/Button.js';
import { FirstItems } from '../../ui/layout/FirstItems.js';
import { Link } from '../../ui/navigation/Link.js';
import { STRINGS } from '../article/keep-offline-strings.js';
import { getCopyOwner } from '../trips/keep-trip.js';
import styles from './KeptGuides.module.css';

/** Number of guides and trips that are shown at first. */
const FIRST_COUNT = 10;

const BYTES_PER_MEGABYTE = 1_000_000;
const formatMegabytes = (bytes: number): string => Math.max(0.1, bytes / BYTES_PER_MEGABYTE).toFixed(1);

interface KeptItem {
  title: string;
  path: string;
  /** In bytes. */
  size: number;
  /** Id of the only user who may see its title; null for everyone. */
  owner: number | null;
  remove: () => Promise<void>;
}

/** Returns the articles, guides and trips on this device, sorted by title. */
async function readKeptItems(): Promise<KeptItem[]> {
  const articles = (await readKeptGuides()).map(({ slug, title, size }) => ({
    title,
    path: `/articles/${slug}`,
    size,
    owner: null,
    remove: () => removeKeptGuide(slug),
  }));
  const copies = (await readKeptCopies()).map((copy) => ({
    title: copy.title,
    path: copy.path,
    size: copy.size,
    owner: getCopyOwner(copy.id),
    remove: () => removeCopy(copy.id),
  }));
  return [...articles, ...copies].sort((a, b) => a.title.localeCompare(b.title));
}

/** Returns what the current user keeps on this device; undefined until it is read. */
export function useKeptItems() {
  const { user } = useSession();
  const { data, mutate } = useSWR('kept-guides', readKeptItems);
  return { items: data?.filter(({ owner }) => owner === null || owner === user?.id), mutate };
}

/**
 * Lists the guides and trips that are kept on this device, each with its size and a button that removes it. Trips
 * outlive an expired session, so only their owner sees them.
 */
export function KeptGuides() {
  const { items = [], mutate } = useKeptItems();
  if (items.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="kept-guides">
      <h2 id="kept-guides">{STRINGS.heading}</h2>
      <FirstItems
        items={items}
        limit={FIRST_COUNT}
        label={STRINGS.showAll}
        renderList={(shown, list) => (
          <ul ref={list} className={styles.guides}>
            {shown.map(({ path, title, size, remove }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
                <span className={styles.size}>{STRINGS.size(formatMegabytes(size))}</span>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={STRINGS.removeOne(title)}
                  onClick={() => void remove().then(() => mutate())}
                >
                  {STRINGS.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
      />
    </section>
  );
}
