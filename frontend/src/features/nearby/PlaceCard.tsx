import { getPhotoAlt } from '@placelore/contracts/content/image-credit-text.js';
import type { Position } from '@placelore/contracts/places/geography.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { BadgeCheck, BookOpen, Clock, RefreshCw, Sparkles } from 'lucide-react';
import { BRAND } from '../../lib/brand.js';
import { isDisplayableImage } from '../../lib/images.js';
import { getGuidePath } from '../../lib/urls.js';
import { Badge } from '../../ui/feedback/Badge.js';
import { Skeleton } from '../../ui/feedback/Skeleton.js';
import { Button } from '../../ui/form/Button.js';
import { Card } from '../../ui/layout/Card.js';
import { ImagePlaceholder } from '../../ui/media/ImagePlaceholder.js';
import { PhotoInfo } from '../../ui/media/PhotoCredit.js';
import { SafeImage } from '../../ui/media/SafeImage.js';
import { Link } from '../../ui/navigation/Link.js';
import { generateGuideInBackground } from './api.js';
import { DistanceAndBearing } from './Bearing.js';
import styles from './PlaceCard.module.css';
import { StarRating } from './Stars.js';
import { NEARBY_STRINGS as STRINGS } from './strings.js';

/** Size of a guide's thumbnail in pixels. */
const THUMBNAIL_SIZE = { width: 400, height: 267 };

interface PlaceCardProps {
  place: NearbyPlace;
  /** Whether a replacement is being fetched. */
  isPending: boolean;
  from: Position | null;
  /** Country of the area. A place in another one names its own. */
  country?: string | undefined;
  onReplace: () => void;
  onDetails: (button: HTMLElement) => void;
}

/** Card of a nearby place. The whole card links to its guide. */
export function PlaceCard({ place, isPending, from, country, onReplace, onDetails }: PlaceCardProps) {
  return (
    <Card className={styles.card} aria-busy={isPending}>
      {isPending ? (
        <PlaceCardSkeleton hasImage={isDisplayableImage(place.imageUrl ?? null)} />
      ) : (
        <PlaceCardContent place={place} from={from} country={country} />
      )}
      <div className={styles.actions}>
        <Button variant="quiet" size="small" disabled={isPending} onClick={(event) => onDetails(event.currentTarget)}>
          {STRINGS.details}
        </Button>
        {/* The button stays mounted while the place changes, so that it keeps the focus. */}
        <Button
          variant="quiet"
          size="small"
          aria-label={STRINGS.replace(place.name)}
          aria-disabled={isPending || undefined}
          onClick={() => !isPending && onReplace()}
        >
          <RefreshCw aria-hidden="true" className={isPending ? styles.spinning : undefined} />
          {STRINGS.showAnother}
        </Button>
      </div>
    </Card>
  );
}

function PlaceCardContent({ place, from, country }: Pick<PlaceCardProps, 'place' | 'from' | 'country'>) {
  const { lat, lng } = place.coordinates;
  return (
    <>
      <PlaceImage place={place} />
      <div className={styles.heading}>
        <p className={styles.category}>{getCategoryLabel(place.category)}</p>
        <h3>{place.name}</h3>
      </div>
      <p className={styles.measures}>
        <DistanceAndBearing from={from} to={{ latitude: lat, longitude: lng }} distance={place.distance} />
        {place.country && country && place.country !== country && <span>{STRINGS.inCountry(place.country)}</span>}
        <span>
          <Clock aria-hidden="true" />
          {place.estimatedVisitTime}
        </span>
        <StarRating popularity={place.popularity} attribution={place.attribution} />
      </p>
      <p className={styles.description}>{place.description}</p>
      {place.facts.length > 0 && (
        <ul className={styles.facts}>
          {place.facts.slice(0, 2).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      <p className={styles.source}>
        <SourceBadge place={place} />
        <Link
          to={getGuidePath(place.name, place.coordinates)}
          className={styles.viewButton}
          aria-label={`${STRINGS.seeThis}: ${place.name}`}
          onClick={() => generateGuideInBackground(place)}
        >
          {STRINGS.seeThis}
        </Link>
      </p>
    </>
  );
}

/** Image of the place's published guide with its credit; renders nothing for a place without one. */
function PlaceImage({ place: { name, imageUrl = null, imageCredit } }: { place: NearbyPlace }) {
  if (!isDisplayableImage(imageUrl)) return null;
  return (
    <div className={styles.image}>
      <SafeImage
        sources={[imageUrl]}
        alt={imageCredit ? getPhotoAlt(name, '') : ''}
        size={THUMBNAIL_SIZE}
        isLazy
        fallback={<ImagePlaceholder />}
      />
      {imageCredit && <PhotoInfo credit={imageCredit} />}
    </div>
  );
}

/** Names of data providers, by the source of a place. */
const SOURCE_NAMES: ReadonlyMap<string, string> = new Map([
  ['openstreetmap', 'OpenStreetMap'],
  ['wikidata', 'Wikidata'],
  ['google', 'Google Maps'],
  ['guidebook', `the ${BRAND} guidebook`],
]);

/**
 * Badge that states where a guide or place comes from. A published guide is linked, and is called verified if its
 * sources support it. A place without a guide names its data provider. Only text that a model wrote is labeled as
 * AI-generated.
 */
export function SourceBadge({
  place: { source, slug, isVerified = false },
}: {
  place: Pick<NearbyPlace, 'source' | 'slug' | 'isVerified'>;
}) {
  if (source === 'generated') {
    return (
      <Badge>
        <Sparkles aria-hidden="true" />
        {STRINGS.generated}
      </Badge>
    );
  }
  const sourceName = SOURCE_NAMES.get(source);
  if (sourceName !== undefined) return <Badge>{STRINGS.from(sourceName)}</Badge>;
  const badge = (
    <Badge tone={isVerified ? 'good' : 'plain'}>
      {isVerified ? <BadgeCheck aria-hidden="true" /> : <BookOpen aria-hidden="true" />}
      {isVerified ? STRINGS.verified : STRINGS.guide}
    </Badge>
  );
  return slug ? (
    <Link to={`/articles/${slug}`} className={styles.verified}>
      {badge}
    </Link>
  ) : (
    badge
  );
}

/** Content of a card that is loading, about as high as the place that replaces it. */
export function PlaceCardSkeleton({ hasImage }: { hasImage: boolean }) {
  return (
    <>
      {hasImage && <Skeleton className={styles.image} />}
      <div className={styles.heading}>
        <Skeleton className={styles.skeletonShort} />
        <Skeleton className={styles.skeletonTitle} />
      </div>
      <Skeleton />
      <Skeleton className={styles.skeletonText} />
      <Skeleton className={styles.skeletonFacts} />
    </>
  );
}
