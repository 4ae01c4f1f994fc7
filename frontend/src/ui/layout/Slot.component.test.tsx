import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { Slot } from './Slot.js';

test('Slot: passes its properties to the child, whose own take precedence', () => {
  render(
    <Slot className="outer" title="from the slot" id="slot">
      <a href="/x" className="inner" id="child">
        text
      </a>
    </Slot>,
  );
  const link = screen.getByRole('link');
  expect([link.className, link.title, link.id]).toEqual(['outer inner', 'from the slot', 'child']);
});

test('Slot: adds no empty class', () => {
  render(
    <Slot>
      <button type="button">text</button>
    </Slot>,
  );
  expect(screen.getByRole('button').hasAttribute('class')).toBe(false);
});

test('Slot: calls both handlers, the child’s first, or only its own if the child has none', () => {
  const calls: string[] = [];
  render(
    <Slot onClick={() => calls.push('slot')} onKeyDown={() => calls.push('key')}>
      <button type="button" onClick={() => calls.push('child')} onKeyDown={undefined}>
        text
      </button>
    </Slot>,
  );
  fireEvent.click(screen.getByRole('button'));
  fireEvent.keyDown(screen.getByRole('button'));
  expect(calls).toEqual(['child', 'slot', 'key']);
});

test('Slot: sets both refs, and clears them when it is removed', () => {
  const own = createRef<HTMLElement>();
  const child = jest.fn<(element: HTMLElement | null) => void>();
  const content = () => (
    <Slot ref={own}>
      <button type="button" ref={child}>
        text
      </button>
    </Slot>
  );
  const { rerender, unmount } = render(content());
  const button = screen.getByRole('button');
  rerender(content());
  expect(own.current).toBe(button);
  expect(child.mock.calls).toEqual([[button]]);
  unmount();
  expect(own.current).toBeNull();
  expect(child.mock.lastCall).toEqual([null]);
});
