import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { FieldsCard } from '../../../ui/layout/FieldsCard.js';
import styles from '../ArticleEditor.module.css';
import type { EditorMap, EditorSectionProps } from '../editor-section-props.js';
import { parsePosition } from '../parse-position.js';
import { STRINGS } from '../strings.js';
import { AttractionList } from './AttractionList.js';
import { formatDegrees } from './attraction-drafts.js';

/** Target of a click on the map: the article, one of its attractions, or nothing. */
type PickTarget = 'article' | number | null;

/** List of nearby attractions beside a map on which positions are picked. */
export function AttractionsCard({ draft, errors, onDraft, PlaceMap }: EditorSectionProps & { PlaceMap: EditorMap }) {
  const { attractions: strings } = STRINGS;
  const { attractions, latitude, longitude, title } = draft;
  const [picked, setPicked] = useState<PickTarget>(null);
  const from = useMemo(() => parsePosition({ latitude, longitude }), [latitude, longitude]);
  const place = useMemo(() => from && { name: title || strings.article, coordinates: from }, [from, title, strings]);
  const markers = useMemo(
    () =>
      attractions.flatMap((attraction, index) => {
        const coordinates = parsePosition(attraction);
        return coordinates ? [{ number: index + 1, name: attraction.name || strings.unnamed, coordinates }] : [];
      }),
    [attractions, strings],
  );
  const pick = ({ lat, lng }: Coordinates) => {
    const position = { latitude: formatDegrees(lat), longitude: formatDegrees(lng) };
    if (picked === 'article') onDraft(position);
    else
      onDraft({
        attractions: attractions.map((attraction) =>
          attraction.key === picked ? { ...attraction, ...position } : attraction,
        ),
      });
  };
  const isPicking = picked === 'article' || attractions.some(({ key }) => key === picked);
  const subject =
    picked === 'article' ? strings.article : attractions.find(({ key }) => key === picked)?.name || strings.unnamed;
  return (
    <FieldsCard title={STRINGS.sections.attractions}>
      <div className={styles.attractions}>
        <AttractionList
          attractions={attractions}
          from={from}
          showsErrors={errors.nearbyAttractions !== undefined}
          picked={typeof picked === 'number' ? picked : null}
          onPick={setPicked}
          onChange={(changed) => onDraft({ attractions: changed })}
        />
        <div className={styles.map}>
          <PlaceMap place={place} attractions={markers} onPick={(position) => isPicking && pick(position)} />
          <Button
            variant={picked === 'article' ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={picked === 'article'}
            onClick={() => setPicked(picked === 'article' ? null : 'article')}
          >
            <MapPin aria-hidden="true" />
            {strings.pickArticle}
          </Button>
          <p role="status" className={styles.pickHint}>
            {isPicking && strings.picking(subject)}
          </p>
        </div>
      </div>
      {errors.nearbyAttractions && <p className={styles.error}>{errors.nearbyAttractions}</p>}
    </FieldsCard>
  );
}
