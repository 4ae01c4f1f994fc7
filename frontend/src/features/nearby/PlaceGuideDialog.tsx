import type { DynamicGuide } from '@placelore/contracts/guides.js';
import type { RefObject } from 'react';
import { Badge } from '../../ui/Badge.js';
import { Dialog } from '../../ui/Dialog.js';
import { type NamedPlace, type Surrounded, usePlaceGuide, usePublishedGuide } from './api.js';
import { FullGuideLink } from './FullGuideLink.js';
import { SourceBadge } from './PlaceCard.js';
import { Lines, Pending } from './PlaceDetailDialog.js';
import styles from './PlaceDialogs.module.css';
import { PLACE_TEXTS as TEXTS } from './texts.js';

interface PlaceGuideDialogProps {
  place: NamedPlace;
  around: Surrounded;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** A guide to a place, written now when there is none. */
export function PlaceGuideDialog({ place, around, onClose, returnFocus }: PlaceGuideDialogProps) {
  const { data, error, isLoading, mutate } = usePlaceGuide(place, around);
  return (
    <Dialog title={TEXTS.guideTitle(place.name)} plain size="wide" onClose={onClose} returnFocus={returnFocus}>
      <div className={styles.body}>
        {data ? (
          <>
            {'redirect' in data ? <Published place={place} url={data.url} /> : <Guide guide={data.article} />}
            <div className={styles.actions}>
              {'redirect' in data ? (
                <FullGuideLink place={place} address={data.url} />
              ) : (
                <FullGuideLink place={place} />
              )}
            </div>
          </>
        ) : (
          <Pending name={place.name} failed={error !== undefined && !isLoading} onTryAgain={() => void mutate()}>
            {TEXTS.generating(place.name)}
          </Pending>
        )}
      </div>
    </Dialog>
  );
}

function Published({ place, url }: { place: NamedPlace; url: string }) {
  const article = usePublishedGuide(url);
  return (
    <>
      <p className={styles.badges}>
        {article && <Badge tone="accent">{article.category}</Badge>}
        <SourceBadge place={{ source: 'static_article', slug: url.replace(/^\/articles\//, '') }} />
      </p>
      <h2>{article?.title ?? place.name}</h2>
      {article && <p className={styles.location}>{article.location}</p>}
      <p className={styles.lead}>{article?.metaDescription}</p>
      <p>{TEXTS.verifiedExists}</p>
    </>
  );
}

function Guide({ guide }: { guide: DynamicGuide }) {
  return (
    <>
      <p className={styles.badges}>
        <Badge tone="accent">{guide.category}</Badge>
        <SourceBadge place={{ source: 'generated', slug: null }} />
      </p>
      <h2>{guide.title}</h2>
      <p className={styles.location}>{guide.location}</p>
      <p className={styles.lead}>{guide.description}</p>
      {guide.culturalSignificance && (
        <section>
          <h3>{TEXTS.significance}</h3>
          <p>{guide.culturalSignificance}</p>
        </section>
      )}
      {guide.travelTips.length > 0 && <Lines title={TEXTS.tips} lines={guide.travelTips} />}
      {guide.bestTimeToVisit && (
        <section>
          <h3>{TEXTS.bestTime}</h3>
          <p>{guide.bestTimeToVisit}</p>
        </section>
      )}
    </>
  );
}
