import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import { collections, type LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { PLACE_GROUPS, type PlaceGroup } from '@placelore/contracts/content/articles/place-groups.js';
import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { toCardLocation } from '@placelore/contracts/places/names/card-location.js';
import useSWR from 'swr';
import { call } from '../../../../lib/api/api.js';
import { toKey } from '../../../../lib/cache/server-state.js';
import { getCardImages } from '../../../../lib/images.js';
import { getCardPath } from '../../../../lib/urls.js';
import { ImagePlaceholder } from '../../../../ui/media/ImagePlaceholder.js';
import { PhotoInfo } from '../../../../ui/media/PhotoCredit.js';
import { SafeImage } from '../../../../ui/media/SafeImage.js';
import { Link } from '../../../../ui/navigation/Link.js';
import { STRINGS } from '../../strings.js';
import styles from './MoreOfCategory.module.css';

const MAX_GUIDES = 4;
/** Size of a thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 267 };

/** Guides of the same kind, nearest first, except those listed below the text. */
export default function MoreOfCategory({ article }: { article: Article }) {
  const { category, placeType, nearbyAttractions } = article;
  const group =
    PLACE_GROUPS.find(({ placeTypes }) => placeType !== null && placeTypes.includes(placeType)) ??
    PLACE_GROUPS.find(({ categories }) => categories.includes(category));
  const { data } = useGuidesOfGroup(group, article);
  const listed = new Set(nearbyAttractions.map(({ name }) => name));
  const guides = data?.articles
    .filter((guide) => guide.placeType === placeType && !listed.has(guide.title) && isNear(guide, article))
    .slice(0, MAX_GUIDES);
  if (group === undefined || guides?.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="more-guides">
      <h2 id="more-guides">
        <Link to={getCollectionPath('places', group.slug)}>{STRINGS.moreOf(group.title)}</Link>
      </h2>
      <ul>
        {guides?.map((guide) => (
          <li key={guide.id}>
            <div className={styles.image}>
              <SafeImage
                sources={getCardImages(guide)}
                alt={guide.imageCredit ? getPhotoAlt(guide.title, guide.location) : ''}
                size={THUMBNAIL_SIZE}
                isLazy
                fallback={<ImagePlaceholder small />}
              />
            </div>
            <p>
              <Link to={getCardPath(guide)}>{guide.title}</Link>
              <span className={styles.location}>
                {toCardLocation(guide.title, guide.locationLabel ?? guide.location)}
              </span>
            </p>
            {guide.imageCredit && <PhotoInfo credit={guide.imageCredit} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Maximum distance in meters at which a guide is useful on the same trip. */
const MAX_DISTANCE_METERS = 1_000_000;

/** Whether a guide is another one within reach. Without positions, any other guide is. */
function isNear(guide: LocatedCard, { slug, latitude, longitude }: Article): boolean {
  if (guide.slug === slug) return false;
  if (guide.latitude === null || guide.longitude === null || latitude === null || longitude === null) return true;
  const own = { latitude: Number(latitude), longitude: Number(longitude) };
  return getDistanceMeters(own, { latitude: guide.latitude, longitude: guide.longitude }) <= MAX_DISTANCE_METERS;
}

/** Number of guides to read. Many are filtered out, because a large city has dozens of one kind. */
const READ_GUIDES = 40;

/** Returns the guides of a group around an article's place, or the best-known ones if its position is unknown. */
function useGuidesOfGroup(group: PlaceGroup | undefined, { latitude, longitude }: Article) {
  const args = group && {
    type: 'places' as const,
    slug: group.slug,
    limit: READ_GUIDES,
    // Tenths of a degree are precise enough, and let articles of one town share a response.
    ...(latitude !== null &&
      longitude !== null && {
        order: 'nearest' as const,
        lat: Math.round(Number(latitude) * 10) / 10,
        lng: Math.round(Number(longitude) * 10) / 10,
      }),
  };
  return useSWR(args ? toKey(collections.find, args) : null, () => call(collections.find, args!));
}
