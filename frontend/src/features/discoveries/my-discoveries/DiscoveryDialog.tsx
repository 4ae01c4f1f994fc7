import type { Discovery } from '@placelore/contracts/content/discoveries.js';
import { duskCoverUrl } from '@placelore/contracts/content/image-sizes.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import type { RefObject } from 'react';
import { getResponsiveImage } from '../../../lib/images.js';
import { NauticalChart } from '../../../ui/decor/NauticalChart.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { Link } from '../../../ui/navigation/Link.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { SourceList } from '../../../ui/sources/SourceList.js';
import { STRINGS } from '../strings.js';
import styles from './DiscoveryDialog.module.css';

/** Size of a photo in pixels. */
const PHOTO_SIZE = { width: 1200, height: 800 };
/** The photo is as wide as the dialog. */
const PHOTO_DISPLAY_SIZES = '(min-width: 48rem) 46rem, 96vw';

interface DiscoveryDialogProps {
  discovery: Discovery;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Dialog with the text and photo of a saved discovery. */
export default function DiscoveryDialog({ discovery, onClose, returnFocus }: DiscoveryDialogProps) {
  const isDrawn = discovery.imageUrl !== null && duskCoverUrl(discovery.imageUrl) !== null;
  return (
    <Dialog title={discovery.title} hidesTitle size="wide" onClose={onClose} returnFocus={returnFocus}>
      <article>
        <div className={styles.photo}>
          <SafeImage
            sources={[discovery.imageUrl, discovery.thumbnailUrl]}
            alt={isDrawn ? '' : STRINGS.photo(discovery.title)}
            size={PHOTO_SIZE}
            responsive={getResponsiveImage(discovery, PHOTO_DISPLAY_SIZES)}
            fallback={
              <div className={styles.noPhoto}>
                <NauticalChart />
              </div>
            }
          />
        </div>
        <div className={styles.body}>
          <p className={styles.badges}>
            <Badge tone="accent">{getCategoryLabel(discovery.category, discovery.placeType)}</Badge>
            <Badge>{discovery.isPublic ? STRINGS.public : STRINGS.private}</Badge>
          </p>
          <h2>{discovery.title}</h2>
          <p className={styles.location}>
            <em>{discovery.location}</em>
            <span>
              {STRINGS.discoveredOn} <FormattedDate iso={discovery.createdAt} />
            </span>
          </p>
          <p className={styles.lead}>{discovery.description}</p>
          {discovery.culturalInfo && (
            <section>
              <h3>{STRINGS.significance}</h3>
              <p>{discovery.culturalInfo}</p>
            </section>
          )}
          {discovery.facts.length > 0 && (
            <section>
              <h3>{STRINGS.facts}</h3>
              <ul>
                {discovery.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </section>
          )}
          {discovery.articleSlug !== null && (
            <p>
              <Link to={`/articles/${discovery.articleSlug}`}>{STRINGS.article}</Link>
            </p>
          )}
          <SourceList sources={discovery.sources} heading="h3" />
        </div>
      </article>
    </Dialog>
  );
}
