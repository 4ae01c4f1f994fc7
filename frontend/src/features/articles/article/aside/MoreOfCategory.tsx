import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import { collections } from '@placelore/contracts/content/articles/collections.js';
import { PLACE_GROUPS, type PlaceGroup } from '@placelore/contracts/content/articles/place-groups.js';
import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
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
import { findListedPlaces } from '../contents/listed-places.js';
import styles from './MoreOfCategory.module.css';

const MAX_GUIDES = 4;
/** Size of a thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 267 };

/** Guides of the same kind in the same country, those of the same town first, except those that the page lists. */
export default function MoreOfCategory({ article }: { article: Article }) {
  const { category, placeType, nearbyAttractions, location, slug } = article;
  const group =
    PLACE_GROUPS.find(({ placeTypes }) => placeType !== null && placeTypes.includes(placeType)) ??
    PLACE_GROUPS.find(({ categories }) => categories.includes(category));
  const { data } = useGuidesOfGroup(group, article);
  const listed = findListedPlaces(article.content);
  const names = new Set([...listed.names, ...nearbyAttractions.map(({ name }) => name)]);
  const others = data?.articles.filter(
    (guide) => guide.placeType === placeType && guide.slug !== slug && !names.has(guide.title),
  );
  const isInTown = (guide: { location: string }) => guide.location === location;
  const guides =
    others && [...others.filter(isInTown), ...others.filter((guide) => !isInTown(guide))].slice(0, MAX_GUIDES);
  if (group === undefined || !article.country || guides?.length === 0) return null;
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

/** Number of guides to read. Many are filtered out, because the page already lists those around it. */
const READ_GUIDES = 24;

/**
 * Returns the guides of a group in an article's country, nearest first, or the best-known first if its position is
 * unknown.
 */
function useGuidesOfGroup(group: PlaceGroup | undefined, { country, latitude, longitude }: Article) {
  const args = group &&
    country && {
      type: 'countries' as const,
      slug: country.code.toLowerCase(),
      group: group.slug,
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
