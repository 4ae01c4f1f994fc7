import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { MapPin } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { Button } from '../../../ui/form/Button.js';
import { FieldsCard } from '../../../ui/layout/FieldsCard.js';
import styles from '../ArticleEditor.module.css';
import type { EditorMap, EditorSectionProps } from '../editor-section-props.js';
import { parsePosition } from '../parse-position.js';
import { STRINGS } from '../strings.js';
import { AttractionList } from './AttractionList.js';
import { formatDegrees } from './attraction-drafts.js';

/** What a click on the map positions: the article, one of its attractions, or nothing. */
type PickTarget = 'article' | number | null;

/** List of nearby attractions next to a map on which their positions are picked. */
export function AttractionsCard({ form, PlaceMap }: EditorSectionProps & { PlaceMap: EditorMap }) {
  const { attractions: strings } = STRINGS;
  const { control, setValue } = form;
  const error = form.formState.errors.nearbyAttractions?.message;
  const [latitude, longitude, title] = useWatch({ control, name: ['latitude', 'longitude', 'title'] });
  const { field } = useController({ control, name: 'nearbyAttractions' });
  const attractions = field.value;
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
    if (picked === 'article') {
      setValue('latitude', position.latitude, { shouldDirty: true });
      setValue('longitude', position.longitude, { shouldDirty: true });
    } else {
      field.onChange(
        attractions.map((attraction) => (attraction.key === picked ? { ...attraction, ...position } : attraction)),
      );
    }
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
          showsErrors={error !== undefined}
          picked={typeof picked === 'number' ? picked : null}
          onPick={setPicked}
          onChange={field.onChange}
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
      {error && <p className={styles.error}>{error}</p>}
    </FieldsCard>
  );
}
