import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { getCollectionPath } from '@placelore/contracts/content/articles/collection-url.js';
import { collections, type LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { PLACE_GROUPS, type PlaceGroup } from '@placelore/contracts/content/articles/place-groups.js';
import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import { addCountryPreposition } from '@placelore/contracts/places/country-article.js';
import type { Position } from '@placelore/contracts/places/geography.js';
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
import { findListedPlaces } from '../contents/listed-places.js';
import styles from './MoreOfCategory.module.css';

const MAX_GUIDES = 4;
/** Number of guides to read. Many are filtered out, because the page already lists those around it. */
const READ_GUIDES = 24;
/** Size of a thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 267 };

/** Meters beyond which a guide is no suggestion for the same trip. */
const MAX_NEAR_METERS = 200_000;

/**
 * Guides of the same kind in the same country within 200 km, those of the same town first, or else the best known of the
 * country; never those that the page lists.
 */
export default function MoreOfCategory({ article }: { article: Article }) {
  const { category, placeType, country } = article;
  const group =
    PLACE_GROUPS.find(({ placeTypes }) => placeType !== null && placeTypes.includes(placeType)) ??
    PLACE_GROUPS.find(({ categories }) => categories.includes(category));
  const position = toPosition(article);
  const around = useGuidesOfGroup(group, article, position);
  const near = around && chooseGuides(around, article, position);
  const isElsewhere = near?.length === 0 && position !== null;
  const best = useGuidesOfGroup(isElsewhere ? group : undefined, article, null);
  const guides = isElsewhere ? best && chooseGuides(best, article, null) : near;
  if (group === undefined || !country || guides?.length === 0) return null;
  const [title, path] = isElsewhere
    ? [
        STRINGS.elsewhere(addCountryPreposition(country.code, country.name)),
        getCollectionPath('countries', country.code),
      ]
    : [STRINGS.moreOf(group.title), getCollectionPath('places', group.slug)];
  return (
    <section className={styles.more} aria-labelledby="more-guides">
      <h2 id="more-guides">
        <Link to={path}>{title}</Link>
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

const toPosition = ({ latitude, longitude }: Article): Position | null =>
  latitude === null || longitude === null ? null : { latitude: Number(latitude), longitude: Number(longitude) };

/** Chooses the guides to show, those of the article's town first. @param around position that they have to be near */
function chooseGuides(guides: readonly LocatedCard[], article: Article, around: Position | null): LocatedCard[] {
  const listed = findListedPlaces(article.content);
  const names = new Set([...listed.names, ...article.nearbyAttractions.map(({ name }) => name)]);
  const isNear = ({ latitude, longitude }: LocatedCard) =>
    around === null ||
    (latitude !== null && longitude !== null && getDistanceMeters(around, { latitude, longitude }) <= MAX_NEAR_METERS);
  const others = guides.filter(
    (guide) =>
      guide.placeType === article.placeType && guide.slug !== article.slug && !names.has(guide.title) && isNear(guide),
  );
  const isInTown = ({ location }: LocatedCard) => location === article.location;
  return [...others.filter(isInTown), ...others.filter((guide) => !isInTown(guide))].slice(0, MAX_GUIDES);
}

/** Returns the guides of a group in an article's country, nearest to a position first, or the best known first. */
function useGuidesOfGroup(
  group: PlaceGroup | undefined,
  { country }: Article,
  around: Position | null,
): readonly LocatedCard[] | undefined {
  const args = group &&
    country && {
      type: 'countries' as const,
      slug: country.code.toLowerCase(),
      group: group.slug,
      limit: READ_GUIDES,
      // Tenths of a degree are precise enough, and let articles of one town share a response.
      ...(around && {
        order: 'nearest' as const,
        lat: Math.round(around.latitude * 10) / 10,
        lng: Math.round(around.longitude * 10) / 10,
      }),
    };
  return useSWR(args ? toKey(collections.find, args) : null, () => call(collections.find, args!)).data?.articles;
}
