import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './Tooltip.js';

const button = (name: string) => screen.getByRole('button', { name });
const tooltip = () => screen.queryByRole('tooltip')?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const point = (target: Element, pointerType = 'mouse') => fireEvent.pointerEnter(target, { pointerType });
const setupUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });

beforeEach(() => {
  jest.useFakeTimers();
  // Ends the time in which another tooltip would appear immediately.
  pass(1_000_000);
  render(
    <>
      <Tooltip text="Use dark colors">
        <button type="button">Moon</button>
      </Tooltip>
      <Tooltip text="Share this page">
        <button type="button">Arrow</button>
      </Tooltip>
    </>,
  );
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('Tooltip: appears after 700 ms of hovering and describes the button', () => {
  point(button('Moon'));
  pass(699);
  expect(tooltip()).toBeUndefined();
  pass(1);
  expect(tooltip()).toBe('Use dark colors');
  expect(screen.getByRole('button', { name: 'Moon', description: 'Use dark colors' })).not.toBeNull();
});

test('Tooltip: appears immediately within 300 ms of another tooltip, and later waits again', () => {
  point(button('Moon'));
  pass(700);
  fireEvent.pointerLeave(button('Moon'));
  pass(120);
  expect(tooltip()).toBeUndefined();
  pass(299);
  point(button('Arrow'));
  pass(1);
  expect(tooltip()).toBe('Share this page');
  fireEvent.pointerLeave(button('Arrow'));
  pass(120);
  pass(300);
  point(button('Moon'));
  pass(699);
  expect(tooltip()).toBeUndefined();
});

test('Tooltip: stays visible while the pointer is over it', () => {
  point(button('Moon'));
  pass(700);
  fireEvent.pointerLeave(button('Moon'));
  point(screen.getByRole('tooltip'));
  pass(5_000);
  expect(tooltip()).toBe('Use dark colors');
});

test('Tooltip: disappears 120 ms after the pointer leaves it', () => {
  point(button('Moon'));
  pass(700);
  fireEvent.pointerLeave(button('Moon'));
  point(screen.getByRole('tooltip'));
  fireEvent.pointerLeave(screen.getByRole('tooltip'));
  pass(119);
  expect(tooltip()).toBe('Use dark colors');
  pass(1);
  expect(tooltip()).toBeUndefined();
});

test('Tooltip: appears immediately on keyboard focus, and disappears on Escape and blur', async () => {
  const user = setupUser();
  await user.tab();
  expect(tooltip()).toBe('Use dark colors');
  await user.keyboard('{Escape}');
  expect(tooltip()).toBeUndefined();
  await user.tab();
  expect(tooltip()).toBe('Share this page');
  await user.tab();
  expect(tooltip()).toBeUndefined();
});

test('Tooltip: disappears on press and never appears on touch', () => {
  point(button('Moon'));
  pass(700);
  fireEvent.pointerDown(button('Moon'));
  expect(tooltip()).toBeUndefined();
  point(button('Arrow'), 'touch');
  pass(5_000);
  expect(tooltip()).toBeUndefined();
});
