import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { collections, type LocatedCard } from '@placelore/contracts/content/articles/collections.js';
import { formatMetricDistance, getDistanceMeters, wrapLongitude } from '@placelore/contracts/places/great-circle.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import { useId } from 'react';
import useSWR from 'swr';
import { call } from '../../../../lib/api/api.js';
import { toKey } from '../../../../lib/cache/server-state.js';
import { getCardImages } from '../../../../lib/images.js';
import { getCardPath } from '../../../../lib/urls.js';
import { type Neighbor, NeighborCards } from '../../../../ui/places/NeighborCards.js';
import { findListedPlaces } from '../contents/listed-places.js';
import { CityGuidesSkeleton } from './CityGuidesSkeleton.js';
import styles from './Neighbors.module.css';
import { STRINGS } from './strings.js';

const MAX_GUIDES = 8;
const MAX_DAY_TRIPS = 4;
/** Distance in meters beyond which nothing is in a city, and from which on a distance in it is worth stating. */
const MAX_CITY_METERS = 12_000;
const MIN_STATED_METERS = 3_000;
/** Distance in meters that counts as a day trip, and in degrees of latitude. */
const MAX_DAY_TRIP_METERS = 80_000;
const MAX_DAY_TRIP_DEGREES = 0.72;

/** Guide with its distance from the city and whether it is in it. */
type GuideAround = LocatedCard & { meters: number; isInCity: boolean };

/** The best-known guides in a city that its own guide does not list, and those for day trips; nothing without any. */
export default function CityGuides({ article }: { article: Article }) {
  const guides = useGuidesAround(article);
  if (guides === undefined) return <CityGuidesSkeleton city={article} />;
  const dayTrips = guides.filter(
    ({ isInCity, meters }) => !isInCity && meters > MAX_CITY_METERS && meters <= MAX_DAY_TRIP_METERS,
  );
  const toNeighbors = (cards: readonly GuideAround[]) => cards.map((card) => toNeighbor(card, article));
  return (
    <>
      <GuideCards
        title={STRINGS.moreIn(article.title)}
        guides={toNeighbors(guides.filter(({ isInCity }) => isInCity).slice(0, MAX_GUIDES))}
      />
      <GuideCards
        title={STRINGS.dayTrips(article.title)}
        guides={toNeighbors(chooseTrips(dayTrips, article).slice(0, MAX_DAY_TRIPS))}
      />
    </>
  );
}

/**
 * Chooses one guide for each other town, because a trip goes to a town: the guide to the town itself, or its best known.
 * What is outside of the city itself are trips of their own.
 */
function chooseTrips(guides: readonly GuideAround[], { location: home }: Article): GuideAround[] {
  return guides
    .filter(
      ({ location }, index) => location === home || guides.findIndex((other) => other.location === location) === index,
    )
    .map((best) =>
      best.location === home ? best : (guides.find((guide) => isGuideToTown(guide, best.location)) ?? best),
    );
}

const isGuideToTown = ({ placeType, location }: GuideAround, town: string): boolean =>
  placeType === 'City' && location === town;

function GuideCards({ title, guides }: { title: string; guides: readonly Neighbor[] }) {
  const id = useId();
  if (guides.length === 0) return null;
  return (
    <section className={styles.neighbors} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <NeighborCards neighbors={guides} beside="pairs" />
    </section>
  );
}

function toNeighbor(guide: GuideAround, { country }: Article): Neighbor {
  const { title, category, placeType, location, latitude, longitude, imageCredit, meters, isInCity } = guide;
  const [imageUrl] = getCardImages(guide);
  const ownCountry = location.split(', ').at(-1);
  return {
    name: title,
    detail: [
      getCategoryLabel(category, placeType),
      ...(isInCity && meters < MIN_STATED_METERS ? [] : [formatMetricDistance(meters)]),
      ...(ownCountry && ownCountry !== country?.name ? [ownCountry] : []),
    ].join(' · '),
    coordinates: { lat: Number(latitude), lng: Number(longitude) },
    path: getCardPath(guide),
    picture: imageUrl ? { imageUrl, imageCredit } : null,
  };
}

/** Returns the guides around a city that its text does not list, best known first; undefined while they load. */
function useGuidesAround({ content, slug, location, ...article }: Article): GuideAround[] | undefined {
  const city = { latitude: Number(article.latitude), longitude: Number(article.longitude) };
  const { data, error } = useSWR(toKey(collections.map, toArea(city)), () => call(collections.map, toArea(city)));
  if (!data) return error ? [] : undefined;
  const listed = findListedPlaces(content).slugs;
  return data.articles.flatMap((guide) => {
    const { latitude, longitude } = guide;
    if (latitude === null || longitude === null || guide.slug === slug || listed.has(guide.slug)) return [];
    const meters = getDistanceMeters(city, { latitude, longitude });
    return [{ ...guide, meters, isInCity: guide.location === location && meters <= MAX_CITY_METERS }];
  });
}

/** Returns the area of day trips, in hundredths of degrees. */
function toArea({ latitude, longitude }: { latitude: number; longitude: number }) {
  const round = (degrees: number) => Math.round(degrees * 100) / 100;
  const width = Math.min(MAX_DAY_TRIP_DEGREES / Math.cos((latitude * Math.PI) / 180), 10);
  return {
    west: round(wrapLongitude(longitude - width)),
    south: round(Math.max(latitude - MAX_DAY_TRIP_DEGREES, -90)),
    east: round(wrapLongitude(longitude + width)),
    north: round(Math.min(latitude + MAX_DAY_TRIP_DEGREES, 90)),
  };
}
