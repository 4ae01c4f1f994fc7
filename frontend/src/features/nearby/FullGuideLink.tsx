import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { guideAddress } from '../../lib/page-addresses.js';
import { Button } from '../../ui/Button.js';
import { type NamedPlace, prepareGuide } from './api.js';
import { PLACE_TEXTS as TEXTS } from './texts.js';

interface FullGuideLinkProps {
  place: NamedPlace;
  /** Where the guide is, when it is known already. */
  address?: string;
}

/** Leads to the page of a place. */
export function FullGuideLink({ place, address }: FullGuideLinkProps) {
  return (
    <Button asChild>
      <Link
        to={address ?? guideAddress(place.name, place.coordinates)}
        onClick={() => address === undefined && prepareGuide(place)}
      >
        {TEXTS.fullGuide}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}
