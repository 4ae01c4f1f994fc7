import { Clock, ExternalLink, Star } from 'lucide-react';
import { Badge } from '../../ui/feedback/Badge.js';
import { Button } from '../../ui/form/Button.js';
import { Card } from '../../ui/layout/Card.js';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.js';
import { SafeImage } from '../../ui/media/SafeImage.js';
import { getSafeImageUrl, type Offer } from './offers.js';
import styles from './Recommendations.module.css';
import { RECOMMENDATION_STRINGS as STRINGS } from './strings.js';

/** Size of an image in pixels. */
const IMAGE_SIZE = { width: 320, height: 180 };

interface OfferCardProps {
  offer: Offer;
  /** Level of its heading. */
  heading: 'h4' | 'h5';
  action: string;
  onVisit: () => void;
}

/** Card of a tour, a hotel or an activity. */
export function OfferCard({ offer, heading: Heading, action, onVisit }: OfferCardProps) {
  const { name, kind, description, provider, price, perNight, duration, rating, imageUrl, url } = offer;
  return (
    <Card className={styles.offer}>
      <SafeImage
        sources={[getSafeImageUrl(imageUrl)]}
        alt=""
        isLazy
        size={IMAGE_SIZE}
        className={styles.image}
        fallback={null}
      />
      <div className={styles.text}>
        {kind && <p className={styles.kind}>{kind}</p>}
        <div className={styles.name}>
          <Heading>{name}</Heading>
          {rating !== null && (
            <Badge>
              <Star aria-hidden="true" />
              <VisuallyHidden>{STRINGS.rating(rating.toFixed(1))}</VisuallyHidden>
              <span aria-hidden="true">{rating.toFixed(1)}</span>
            </Badge>
          )}
        </div>
        <p className={styles.description}>{description}</p>
        {duration && (
          <p className={styles.duration}>
            <Clock aria-hidden="true" />
            {duration}
          </p>
        )}
      </div>
      <div className={styles.footer}>
        <p className={styles.price}>
          {price && <strong>{STRINGS.from(price)}</strong>}
          {price && perNight && ` ${STRINGS.perNight}`}
          {provider && <span>{STRINGS.by(provider)}</span>}
        </p>
        <Button asChild variant="secondary" size="small">
          <a
            href={url}
            target="_blank"
            rel="sponsored nofollow noopener"
            aria-label={STRINGS.newTab(action, name)}
            onClick={onVisit}
            onAuxClick={(event) => event.button === 1 && onVisit()}
          >
            {action}
            <ExternalLink aria-hidden="true" />
          </a>
        </Button>
      </div>
    </Card>
  );
}
