import { isVerifiedText, isWrittenByModel } from '@placelore/contracts/analysis/writing-label.js';
import type { DynamicGuide } from '@placelore/contracts/content/guides.js';
import { getCategoryLabel } from '@placelore/contracts/places/place-types.js';
import type { RefObject } from 'react';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { type NamedPlace, type SearchArea, usePlaceGuide, usePublishedGuide } from '../api.js';
import { SourceBadge } from '../PlaceCard.js';
import { PLACE_STRINGS as STRINGS } from '../strings.js';
import { FullGuideLink } from './FullGuideLink.js';
import { LineList, PendingContent } from './PlaceDetailDialog.js';
import styles from './PlaceDialogs.module.css';

interface AttractionGuideDialogProps {
  place: NamedPlace;
  around: SearchArea;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Dialog with the guide to a place. If there is none, it is written. */
export function AttractionGuideDialog({ place, around, onClose, returnFocus }: AttractionGuideDialogProps) {
  const { data, error, isLoading, mutate } = usePlaceGuide(place, around);
  return (
    <Dialog title={STRINGS.guideTitle(place.name)} hidesTitle size="wide" onClose={onClose} returnFocus={returnFocus}>
      <div className={styles.body}>
        {data ? (
          <>
            {'redirect' in data ? (
              <PublishedGuide place={place} url={data.url} />
            ) : (
              <GeneratedGuide guide={data.article} />
            )}
            <div className={styles.actions}>
              {'redirect' in data ? <FullGuideLink place={place} url={data.url} /> : <FullGuideLink place={place} />}
            </div>
          </>
        ) : (
          <PendingContent
            name={place.name}
            hasFailed={error !== undefined && !isLoading}
            onTryAgain={() => void mutate()}
          >
            {STRINGS.generating(place.name)}
          </PendingContent>
        )}
      </div>
    </Dialog>
  );
}

function PublishedGuide({ place, url }: { place: NamedPlace; url: string }) {
  const article = usePublishedGuide(url);
  const isVerified = isVerifiedText(article?.verification ?? null);
  return (
    <>
      <p className={styles.badges}>
        {article && <Badge tone="accent">{getCategoryLabel(article.category, article.placeType)}</Badge>}
        <SourceBadge place={{ source: 'static_article', slug: url.replace(/^\/articles\//, ''), isVerified }} />
      </p>
      <h2>{article?.title ?? place.name}</h2>
      {article && <p className={styles.location}>{article.location}</p>}
      <p className={styles.lead}>{article?.metaDescription}</p>
      <p>{STRINGS.guideExists(isVerified)}</p>
    </>
  );
}

function GeneratedGuide({ guide }: { guide: DynamicGuide }) {
  return (
    <>
      <p className={styles.badges}>
        <Badge tone="accent">{guide.placeType ?? getCategoryLabel(guide.category)}</Badge>
        <SourceBadge place={{ source: isWrittenByModel(guide.writing) ? 'generated' : 'composed', slug: null }} />
      </p>
      <h2>{guide.title}</h2>
      <p className={styles.location}>{guide.location}</p>
      <p className={styles.lead}>{guide.description}</p>
      {guide.culturalSignificance && (
        <section>
          <h3>{STRINGS.significance}</h3>
          <p>{guide.culturalSignificance}</p>
        </section>
      )}
      {guide.travelTips.length > 0 && <LineList title={STRINGS.tips} lines={guide.travelTips} />}
      {guide.bestTimeToVisit && (
        <section>
          <h3>{STRINGS.bestTime}</h3>
          <p>{guide.bestTimeToVisit}</p>
        </section>
      )}
    </>
  );
}
