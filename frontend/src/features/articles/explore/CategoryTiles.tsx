import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import type { PlaceGroupCount } from '@placelore/contracts/content/articles/explore.js';
import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import { getCardImages } from '../../../lib/images.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { ImagePlaceholder } from '../../../ui/media/ImagePlaceholder.js';
import { PhotoInfo } from '../../../ui/media/PhotoCredit.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { Link } from '../../../ui/navigation/Link.js';
import { usePlaceGroups } from './api.js';
import styles from './CategoryTiles.module.css';
import { ExploreSection } from './ExploreSection.js';
import { STRINGS } from './strings.js';

/** Group of places that belong to no other group. Its name would tell a reader nothing. */
const UNNAMED_GROUP = 'other';
/** Number of guides that make a tile worthwhile, and number of such tiles that are enough. */
const MIN_GUIDES = 3;
const MIN_TILES = 6;
/** Size of a thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 267 };

/** Categories and types of places, each with a picture of a well-known one and the number of its guides. */
export function CategoryTiles() {
  const { data, error, mutate } = usePlaceGroups();
  if (data?.length === 0) return null;
  return (
    <ExploreSection id="categories" heading={STRINGS.categories} error={error} onRetry={() => void mutate()}>
      {data ? (
        <ul className={styles.tiles}>
          {chooseTiles(data).map((group) => (
            <Tile key={group.slug} group={group} />
          ))}
        </ul>
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </ExploreSection>
  );
}

/** Leaves out what has hardly any guides, if enough remains; the lists of all guides have these, too. */
function chooseTiles(groups: readonly PlaceGroupCount[]): readonly PlaceGroupCount[] {
  const named = groups.filter(({ slug }) => slug !== UNNAMED_GROUP);
  const large = named.filter(({ count }) => count >= MIN_GUIDES);
  return large.length >= MIN_TILES ? large : named;
}

function Tile({ group: { slug, title, count, example } }: { group: PlaceGroupCount }) {
  const credit = example?.imageCredit;
  return (
    <li className={styles.tile}>
      <div className={styles.image}>
        {example && (
          <SafeImage
            sources={getCardImages(example)}
            alt={credit ? getPhotoAlt(example.title, example.location) : ''}
            size={THUMBNAIL_SIZE}
            isLazy
            fallback={<ImagePlaceholder small />}
          />
        )}
      </div>
      <p className={styles.text}>
        <Link to={getCollectionPath('places', slug)}>{title}</Link>{' '}
        <span className={styles.count}>
          {STRINGS.count(count)}
          {STRINGS.guides(count)}
        </span>
      </p>
      {credit && <PhotoInfo credit={credit} />}
    </li>
  );
}
