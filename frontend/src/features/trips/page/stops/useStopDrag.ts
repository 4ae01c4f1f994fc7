import { type DragEvent, useRef, useState } from 'react';

/** Attributes for dragging with the mouse. Keyboards and touch screens use the buttons. */
export interface StopDrag {
  /** Returns the attributes of a row, which something can be dropped on. */
  getRow: (index: number) => object;
  /** Returns the attributes of the handle that starts a drag. */
  getGrip: (index: number) => object;
}

/** Returns the attributes that make rows sortable. @param onMove called with the previous and the new index */
export function useStopDrag(onMove: (from: number, to: number) => void): StopDrag {
  // A ref, because several events can occur before the next rendering.
  const dragged = useRef<number | null>(null);
  const [marks, setMarks] = useState<{ dragged: number; target: number } | null>(null);
  const end = () => {
    dragged.current = null;
    setMarks(null);
  };
  return {
    getRow: (index) => ({
      'data-dragged': marks?.dragged === index || undefined,
      'data-target': (marks?.target === index && marks.dragged !== index) || undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged.current === null) return;
        event.preventDefault();
        if (marks?.target !== index) setMarks({ dragged: dragged.current, target: index });
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        const from = dragged.current;
        end();
        if (from !== null && from !== index) onMove(from, index);
      },
    }),
    getGrip: (index) => ({
      draggable: true,
      onDragStart: ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
        dragged.current = index;
        dataTransfer.effectAllowed = 'move';
        // Firefox does not start a drag without data.
        dataTransfer.setData('text/plain', '');
        const row = currentTarget.closest('li');
        if (row) dataTransfer.setDragImage(row, 16, 16);
      },
      onDragEnd: end,
    }),
  };
}
