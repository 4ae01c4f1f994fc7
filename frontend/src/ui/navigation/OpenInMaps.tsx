import type { Coordinates } from '@placelore/contracts/places/geography.js';
import { MapPinned } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { getMapsLink } from '../../lib/device/maps-link.js';
import { Button } from '../form/Button.js';
import { STRINGS } from '../strings.js';

interface OpenInMapsProps {
  name: string;
  coordinates: Coordinates;
  className?: string | undefined;
}

/** Link to a place in the map app of the device. No request leaves the page until it is pressed. */
export function OpenInMaps({ name, coordinates, className }: OpenInMapsProps) {
  // The server does not know the device, so its page has the address that works on each.
  const userAgent = useSyncExternalStore(
    subscribeToNothing,
    () => navigator.userAgent,
    () => '',
  );
  const href = getMapsLink(coordinates, name, userAgent);
  const isPage = href.startsWith('https:');
  return (
    <Button asChild variant="quiet" size="small" className={className}>
      <a href={href} rel="noopener noreferrer" {...(isPage && { target: '_blank' })}>
        <MapPinned aria-hidden="true" />
        {STRINGS.openInMaps}
      </a>
    </Button>
  );
}

/** The device of a page never changes. */
const subscribeToNothing = () => () => undefined;
