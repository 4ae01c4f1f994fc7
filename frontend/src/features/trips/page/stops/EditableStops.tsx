import { type Trip, type TripStop, trips } from '@placelore/contracts/content/trips/trips.js';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../../ui/form/Button.js';
import { reorderStops, tryChangeTrip } from '../../api.js';
import type { Leg } from '../../legs/legs.js';
import { STRINGS } from '../../strings.js';
import { moveItem } from './move-item.js';
import { StopCard } from './StopCard.js';
import { StopList } from './StopList.js';
import styles from './StopList.module.css';
import { StopNote } from './StopNote.js';
import { useStopDrag } from './useStopDrag.js';

interface EditableStopsProps {
  trip: Trip;
  legs: readonly (Leg | null)[] | undefined;
  /** Called with a description of each change, for screen readers. */
  onStatus: (status: string) => void;
}

const getName = ({ name }: TripStop): string => name ?? STRINGS.gone;

/** Stops of a trip that the user can reorder with buttons or by dragging, annotate and remove. */
export function EditableStops({ trip, legs, onStatus }: EditableStopsProps) {
  const { stops } = trip;
  const list = useRef<HTMLDivElement>(null);
  const move = async (from: number, to: number) => {
    const stop = stops[from];
    if (!stop || from === to || to < 0 || to >= stops.length) return;
    const order = moveItem(stops, from, to).map(({ id }) => id);
    if (await reorderStops(trip, order)) onStatus(STRINGS.moved(getName(stop), to + 1, stops.length));
  };
  const moveByButton = async (button: HTMLElement, from: number, to: number) => {
    await move(from, to);
    // Moving the row within the page takes the focus from its button.
    button.focus();
  };
  const remove = async (stop: TripStop, index: number) => {
    if (!(await tryChangeTrip(trips.removeStop, { id: trip.id, stopId: stop.id }))) return;
    onStatus(STRINGS.removed(getName(stop)));
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    buttons?.[Math.min(index, buttons.length - 1)]?.focus();
  };
  const drag = useStopDrag((from, to) => void move(from, to));
  return (
    <div ref={list}>
      <StopList
        stops={stops}
        legs={legs}
        renderStop={(stop, number) => (
          <div className={styles.row} {...drag.getRow(number - 1)}>
            <StopCard
              stop={stop}
              number={number}
              note={<StopNote tripId={trip.id} stop={stop} name={getName(stop)} />}
              actions={
                <>
                  <span className={styles.grip} title={STRINGS.drag} aria-hidden="true" {...drag.getGrip(number - 1)}>
                    <GripVertical />
                  </span>
                  <MoveButton
                    label={STRINGS.moveUp(getName(stop))}
                    isDisabled={number === 1}
                    onMove={(button) => void moveByButton(button, number - 1, number - 2)}
                  >
                    <ArrowUp aria-hidden="true" />
                  </MoveButton>
                  <MoveButton
                    label={STRINGS.moveDown(getName(stop))}
                    isDisabled={number === stops.length}
                    onMove={(button) => void moveByButton(button, number - 1, number)}
                  >
                    <ArrowDown aria-hidden="true" />
                  </MoveButton>
                  <Button
                    variant="secondary"
                    size="small"
                    isRound
                    data-remove
                    aria-label={STRINGS.remove(getName(stop))}
                    onClick={() => void remove(stop, number - 1)}
                  >
                    <X aria-hidden="true" />
                  </Button>
                </>
              }
            />
          </div>
        )}
      />
    </div>
  );
}

interface MoveButtonProps {
  label: string;
  isDisabled: boolean;
  onMove: (button: HTMLElement) => void;
  children: React.ReactNode;
}

/** Stays focusable at the ends of the list, where the focus would otherwise be lost. */
function MoveButton({ label, isDisabled, onMove, children }: MoveButtonProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      isRound
      className={styles.button}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={(event) => !isDisabled && onMove(event.currentTarget)}
    >
      {children}
    </Button>
  );
}
