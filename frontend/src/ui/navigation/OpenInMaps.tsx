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

/** Link that opens a place in the device's map app. Nothing is sent to the app or site until it is pressed. */
export function OpenInMaps({ name, coordinates, className }: OpenInMapsProps) {
  // The server does not know the device, so its HTML has the URL that works on every device.
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

/** A page always stays on the same device. */
const subscribeToNothing = () => () => undefined;
