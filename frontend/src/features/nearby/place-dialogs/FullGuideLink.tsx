import { ArrowRight } from 'lucide-react';
import { getGuidePath } from '../../../lib/urls.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { generateGuideInBackground, type NamedPlace } from '../api.js';
import { PLACE_STRINGS as STRINGS } from '../strings.js';

interface FullGuideLinkProps {
  place: NamedPlace;
  /** URL of the guide, if it is already known. */
  url?: string;
}

/** Link to the page of a place. */
export function FullGuideLink({ place, url }: FullGuideLinkProps) {
  return (
    <Button asChild>
      <Link
        to={url ?? getGuidePath(place.name, place.coordinates)}
        onClick={() => url === undefined && generateGuideInBackground(place)}
      >
        {STRINGS.fullGuide}
        <ArrowRight aria-hidden="true" />
      </Link>
    </Button>
  );
}
