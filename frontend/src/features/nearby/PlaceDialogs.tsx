import type { NearbyPlace } from '@placelore/contracts/places.js';
import { type RefObject, useState } from 'react';
import type { NamedPlace, Surrounded } from './api.js';
import { PlaceDetailDialog } from './PlaceDetailDialog.js';
import { PlaceGuideDialog } from './PlaceGuideDialog.js';

interface PlaceDialogsProps {
  place: NamedPlace;
  /** What is known of it already; looked up otherwise. */
  known?: NearbyPlace | undefined;
  around: Surrounded;
  /** What is shown first. */
  first?: 'details' | 'guide';
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** The details of a place, and from there a guide to it. Rendered only while one is open. */
export default function PlaceDialogs({ first = 'details', ...props }: PlaceDialogsProps) {
  const [view, setView] = useState(first);
  return view === 'details' ? (
    <PlaceDetailDialog {...props} onGuide={() => setView('guide')} />
  ) : (
    <PlaceGuideDialog {...props} />
  );
}
