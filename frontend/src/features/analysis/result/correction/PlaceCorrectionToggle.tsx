import type { AnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import { type PlaceChoice, type SelectablePlace, toSelectable } from '@placelore/contracts/places/places.js';
import { Search } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import { Button } from '../../../../ui/form/Button.js';
import { STRINGS } from './correction-strings.js';
import styles from './PlaceCorrectionPanel.module.css';

const loadPanel = () => import('./PlaceCorrectionPanel.js');
const PlaceCorrectionPanel = lazy(loadPanel);

interface PlaceCorrectionToggleProps {
  result: AnalysisResult;
  /** Label of the button. By default, it asks whether the place is right. */
  label?: string;
  onChoose: (place: PlaceChoice) => void;
}

/**
 * Button that opens the search for the right place. The panel also lists likely places unless they were already
 * offered.
 */
export function PlaceCorrectionToggle({ result, label, onChoose }: PlaceCorrectionToggleProps) {
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  return (
    <div className={styles.correction}>
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
      >
        <Search aria-hidden="true" />
        {label ?? STRINGS.openLabel}
      </Button>
      <div id={panelId} hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<p className={styles.status}>{STRINGS.loading}</p>}>
            <PlaceCorrectionPanel
              alternatives={result.identified ? listAlternatives(result) : []}
              onChoose={onChoose}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Returns the places that were offered for the photo before, and then the others that clues name, each once. */
function listAlternatives({ title, candidates, alternatives }: AnalysisResult): SelectablePlace[] {
  const named = [...candidates, ...alternatives.map(toSelectable)].filter(({ name }) => name !== title);
  return named.filter(({ name }, index) => named.findIndex((other) => other.name === name) === index);
}
