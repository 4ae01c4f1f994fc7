import { type DragEvent, useState } from 'react';

/** Drag events of the browser, for the mouse alone; keyboards and touch screens use the buttons. */
export interface StopDrag {
  /** Attributes of a row on which something may be dropped. */
  getRow: (index: number) => object;
  /** Attributes of the handle that starts a drag. */
  getGrip: (index: number) => object;
}

/** Returns the attributes that make rows sortable. @param onMove called with the former and the new index */
export function useStopDrag(onMove: (from: number, to: number) => void): StopDrag {
  const [dragged, setDragged] = useState<number | null>(null);
  const [target, setTarget] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setTarget(null);
  };
  return {
    getRow: (index) => ({
      'data-dragged': dragged === index || undefined,
      'data-target': (target === index && dragged !== index) || undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return;
        event.preventDefault();
        setTarget(index);
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        if (dragged !== null && dragged !== index) onMove(dragged, index);
        end();
      },
    }),
    getGrip: (index) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
        dataTransfer.effectAllowed = 'move';
        // Firefox starts no drag without data.
        dataTransfer.setData('text/plain', '');
        const row = currentTarget.closest('li');
        if (row) dataTransfer.setDragImage(row, 16, 16);
        setDragged(index);
      },
      onDragEnd: end,
    }),
  };
}
