import type { Coordinates } from '@placelore/contracts/geography.js';
import { MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../../ui/Button.js';
import { FieldsCard } from '../../../ui/FieldsCard.js';
import styles from '../ArticleEditor.module.css';
import type { EditorMap, PartProps } from '../parts.js';
import { positionOf } from '../position.js';
import { TEXTS } from '../texts.js';
import { AttractionList } from './AttractionList.js';
import { written } from './attractions.js';

/** What a click on the map is about: the article, one of its attractions, or nothing. */
type Picked = 'article' | number | null;

/** The list of what is near, beside a map of it on which positions are picked. */
export function AttractionsCard({ draft, faults, onDraft, PlaceMap }: PartProps & { PlaceMap: EditorMap }) {
  const { attractions: texts } = TEXTS;
  const { attractions, latitude, longitude, title } = draft;
  const [picked, setPicked] = useState<Picked>(null);
  const from = useMemo(() => positionOf({ latitude, longitude }), [latitude, longitude]);
  const place = useMemo(() => from && { name: title || texts.article, coordinates: from }, [from, title, texts]);
  const marked = useMemo(
    () =>
      attractions.flatMap((attraction, index) => {
        const coordinates = positionOf(attraction);
        return coordinates ? [{ number: index + 1, name: attraction.name || texts.unnamed, coordinates }] : [];
      }),
    [attractions, texts],
  );
  const pick = ({ lat, lng }: Coordinates) => {
    const position = { latitude: written(lat), longitude: written(lng) };
    if (picked === 'article') onDraft(position);
    else onDraft({ attractions: attractions.map((one) => (one.key === picked ? { ...one, ...position } : one)) });
  };
  const isPicking = picked === 'article' || attractions.some(({ key }) => key === picked);
  const subject =
    picked === 'article' ? texts.article : attractions.find(({ key }) => key === picked)?.name || texts.unnamed;
  return (
    <FieldsCard title={TEXTS.sections.attractions}>
      <div className={styles.near}>
        <AttractionList
          attractions={attractions}
          from={from}
          showsFaults={faults.nearbyAttractions !== undefined}
          picked={typeof picked === 'number' ? picked : null}
          onPick={setPicked}
          onChange={(changed) => onDraft({ attractions: changed })}
        />
        <div className={styles.map}>
          <PlaceMap place={place} attractions={marked} onPick={(at) => isPicking && pick(at)} />
          <Button
            look={picked === 'article' ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={picked === 'article'}
            onClick={() => setPicked(picked === 'article' ? null : 'article')}
          >
            <MapPin aria-hidden="true" />
            {texts.pickArticle}
          </Button>
          <p role="status" className={styles.picking}>
            {isPicking && texts.picking(subject)}
          </p>
        </div>
      </div>
      {faults.nearbyAttractions && <p className={styles.fault}>{faults.nearbyAttractions}</p>}
    </FieldsCard>
  );
}
