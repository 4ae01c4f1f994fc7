import { fireEvent, render, screen } from '@testing-library/react';
import { useStopDrag } from './useStopDrag.js';

function show() {
  const moves: [number, number][] = [];
  function Stops() {
    const { getRow, getGrip } = useStopDrag((from, to) => moves.push([from, to]));
    return (
      <ul>
        {['a', 'b', 'c'].map((name, index) => (
          <li key={name} {...getRow(index)}>
            <span {...getGrip(index)}>{name}</span>
          </li>
        ))}
      </ul>
    );
  }
  render(<Stops />);
  const dataTransfer = { setData: () => {}, setDragImage: (element: Element) => void images.push(element.textContent) };
  const images: string[] = [];
  const row = (index: number) => screen.getAllByRole('listitem')[index]!;
  return {
    moves,
    images,
    row,
    grab: (name: string) => fireEvent.dragStart(screen.getByText(name), { dataTransfer }),
    marks: () => [0, 1, 2].map((index) => [row(index).dataset.dragged, row(index).dataset.target]),
  };
}
const NONE = [undefined, undefined];

test('useStopDrag: moves a stop to the row on which it is dropped, and marks both until then', () => {
  const { moves, images, row, grab, marks } = show();
  grab('a');
  expect(images).toEqual(['a']);
  expect(fireEvent.dragOver(row(2))).toBe(false);
  expect(marks()).toEqual([['true', undefined], NONE, [undefined, 'true']]);
  expect(fireEvent.drop(row(2))).toBe(false);
  expect([moves, marks()]).toEqual([[[0, 2]], [NONE, NONE, NONE]]);
});

test('useStopDrag: moves nothing when a stop is dropped where it was, or outside the list', () => {
  const { moves, row, grab, marks } = show();
  grab('b');
  fireEvent.dragOver(row(1));
  expect(marks()).toEqual([NONE, ['true', undefined], NONE]);
  fireEvent.drop(row(1));
  grab('b');
  fireEvent.dragOver(row(0));
  fireEvent.dragEnd(screen.getByText('b'));
  fireEvent.drop(row(0));
  expect([moves, marks()]).toEqual([[], [NONE, NONE, NONE]]);
});

test('useStopDrag: accepts nothing else that is dragged over a row', () => {
  const { moves, row, marks } = show();
  expect(fireEvent.dragOver(row(0))).toBe(true);
  fireEvent.drop(row(0));
  expect([moves, marks()]).toEqual([[], [NONE, NONE, NONE]]);
});
