import type { NewTripStop } from '@placelore/contracts/content/trips/trips.js';
import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { STRINGS } from '../strings.js';

const AddToTripDialog = lazy(() => import('./AddToTripDialog.js'));

interface AddToTripProps {
  stop: NewTripStop;
  /** Name of the place. */
  name: string;
  /** Guests see that trips need an account. */
  isGuest: boolean;
  /** Whether to show only the icon. */
  isCompact?: boolean;
}

/** Button that adds a place to a trip, which the user chooses in a dialog. */
export default function AddToTrip({ isCompact = false, ...props }: AddToTripProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={opener}
        variant="secondary"
        size="small"
        {...(isCompact && { isRound: true, 'aria-label': STRINGS.add.buttonFor(props.name) })}
        onClick={() => setIsOpen(true)}
      >
        <ListPlus aria-hidden="true" />
        {!isCompact && STRINGS.add.button}
      </Button>
      <Suspense>
        {isOpen && <AddToTripDialog {...props} onClose={() => setIsOpen(false)} returnFocus={opener} />}
      </Suspense>
    </>
  );
}
