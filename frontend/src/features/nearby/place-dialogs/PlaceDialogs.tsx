import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { type RefObject, useState } from 'react';
import type { NamedPlace, SearchArea } from '../api.js';
import { AttractionGuideDialog } from './AttractionGuideDialog.js';
import { PlaceDetailDialog } from './PlaceDetailDialog.js';

interface PlaceDialogsProps {
  place: NamedPlace;
  /** Known details. If absent, they are fetched. */
  knownPlace?: NearbyPlace | undefined;
  around: SearchArea;
  /** First view. */
  initialView?: 'details' | 'guide';
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Dialogs with the details of a place and its guide. They must be rendered only while one is open. */
export default function PlaceDialogs({ initialView = 'details', ...props }: PlaceDialogsProps) {
  const [view, setView] = useState(initialView);
  return view === 'details' ? (
    <PlaceDetailDialog {...props} onGuide={() => setView('guide')} />
  ) : (
    <AttractionGuideDialog {...props} />
  );
}
