import type { Trip } from '@placelore/contracts/content/trips/trips.js';
import { Printer, Share2, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOnline } from '../../../lib/browser/useOnline.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Button } from '../../../ui/form/Button.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { Link } from '../../../ui/navigation/Link.js';
import { ExportButtons } from '../export/ExportButtons.js';
import type { Leg } from '../legs/legs.js';
import { useLegs } from '../legs/useLegs.js';
import { STRINGS } from '../strings.js';
import { DeleteTripDialog } from './DeleteTripDialog.js';
import { ShareLinkDialog } from './ShareLinkDialog.js';
import { EditableStops } from './stops/EditableStops.js';
import { TripCredits } from './TripCredits.js';
import { TripTitle } from './TripTitle.js';
import { TripTotals } from './TripTotals.js';
import styles from './TripView.module.css';

interface TripViewProps {
  trip: Trip;
  /** Renders the map of the stops with the legs between them. */
  renderMap: (trip: Trip, legs: readonly (Leg | null)[] | undefined) => ReactNode;
  /** Additional buttons next to those of the trip. */
  actions?: ReactNode;
  /** Called when the trip was deleted. */
  onDeleted: () => void;
}

type OpenDialog = 'share' | 'delete' | null;

/** A trip of the user: its stops in order, which can be changed, and a map. */
export function TripView({ trip, renderMap, actions, onDeleted }: TripViewProps) {
  const legs = useLegs(trip.stops);
  const isOnline = useOnline();
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const [status, setStatus] = useState('');
  const opener = useRef<HTMLElement | null>(null);
  const open = (dialog: OpenDialog) => (event: { currentTarget: HTMLElement }) => {
    opener.current = event.currentTarget;
    setOpenDialog(dialog);
  };
  const close = () => setOpenDialog(null);
  return (
    <article className={styles.trip}>
      <header className={styles.header}>
        <TripTitle trip={trip} />
        <p className={styles.facts}>
          <TripTotals stops={trip.stops} legs={legs} />
          {!isOnline && <span className={styles.copy}>{STRINGS.savedCopy}</span>}
        </p>
        <div className={styles.actions}>
          <Button size="small" onClick={open('share')}>
            <Share2 aria-hidden="true" />
            {STRINGS.actions.share}
          </Button>
          <PrintButton />
          {actions}
          {trip.stops.length > 0 && <ExportButtons trip={trip} />}
        </div>
      </header>
      {trip.stops.length === 0 ? (
        <EmptyTrip hasFocus={status !== ''} />
      ) : (
        <div className={styles.columns}>
          <div className={styles.map}>{renderMap(trip, legs)}</div>
          <EditableStops trip={trip} legs={legs} onStatus={setStatus} />
        </div>
      )}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <TripCredits stops={trip.stops} />
      <p className={styles.end}>
        <Button variant="quiet" size="small" onClick={open('delete')}>
          <Trash2 aria-hidden="true" />
          {STRINGS.actions.delete}
        </Button>
      </p>
      {openDialog === 'share' && <ShareLinkDialog trip={trip} onClose={close} returnFocus={opener} />}
      {openDialog === 'delete' && (
        <DeleteTripDialog trip={trip} onClose={close} onDeleted={onDeleted} returnFocus={opener} />
      )}
    </article>
  );
}

/** Opens the print dialog of the browser. */
export function PrintButton() {
  return (
    <Button variant="secondary" size="small" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      {STRINGS.actions.print}
    </Button>
  );
}

/** Receives the focus when the user has removed the last stop. */
function EmptyTrip({ hasFocus }: { hasFocus: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (hasFocus) link.current?.focus();
  }, [hasFocus]);
  return (
    <Alert title={STRINGS.emptyTitle} heading="h2">
      <p>{STRINGS.emptyText}</p>
      <Button asChild>
        <Link ref={link} to="/explore">
          {STRINGS.explore}
        </Link>
      </Button>
    </Alert>
  );
}
