import type { AnalysisResult } from '@placelore/contracts/analyses.js';
import type { PlaceChoice } from '@placelore/contracts/places.js';
import { MapPinned } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../ui/Button.js';
import { TEXTS } from './correction-texts.js';
import styles from './PlaceCorrection.module.css';

const loadPanel = () => import('./PlaceCorrection.js');
const PlaceCorrection = lazy(loadPanel);

interface CorrectPlaceProps {
  result: AnalysisResult;
  onChoose: (place: PlaceChoice) => void;
}

/** The question whether the place is right; asked further only when it is not. */
export function CorrectPlace({ result, onChoose }: CorrectPlaceProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className={styles.correct}>
      <Button
        look="quiet"
        size="small"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
      >
        <MapPinned aria-hidden="true" />
        {result.identified ? TEXTS.ask : TEXTS.askUnknown}
      </Button>
      <div id={panel} hidden={!open}>
        {open && (
          <Suspense fallback={<p className={styles.status}>{TEXTS.loading}</p>}>
            <PlaceCorrection alternatives={result.alternatives} onChoose={onChoose} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
