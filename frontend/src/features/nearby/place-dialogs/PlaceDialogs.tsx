import type { NearbyPlace } from '@placelore/contracts/places/places.js';
import { type RefObject, useState } from 'react';
import type { NamedPlace, SearchArea } from '../api.js';
import { AttractionGuideDialog } from './AttractionGuideDialog.js';
import { PlaceDetailDialog } from './PlaceDetailDialog.js';

interface PlaceDialogsProps {
  place: NamedPlace;
  /** What is known of it already; looked up otherwise. */
  knownPlace?: NearbyPlace | undefined;
  around: SearchArea;
  /** What is shown first. */
  initialView?: 'details' | 'guide';
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** The details of a place, and from there a guide to it. Rendered only while one is open. */
export default function PlaceDialogs({ initialView = 'details', ...props }: PlaceDialogsProps) {
  const [view, setView] = useState(initialView);
  return view === 'details' ? (
    <PlaceDetailDialog {...props} onGuide={() => setView('guide')} />
  ) : (
    <AttractionGuideDialog {...props} />
  );
}
