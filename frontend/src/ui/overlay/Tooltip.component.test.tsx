/** @jest-environment ./infra/test/browser-environment.mjs */
import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './Tooltip.js';

const button = (name: string) => screen.getByRole('button', { name });
const tip = () => screen.queryByRole('tooltip')?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const point = (at: Element, pointerType = 'mouse') => fireEvent.pointerEnter(at, { pointerType });
const someone = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });

beforeEach(() => {
  jest.useFakeTimers();
  // Nobody saw a tooltip a moment ago.
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

test('pointing at something names it after 700 ms, and describes it', () => {
  point(button('Moon'));
  pass(699);
  expect(tip()).toBeUndefined();
  pass(1);
  expect(tip()).toBe('Use dark colors');
  expect(screen.getByRole('button', { name: 'Moon', description: 'Use dark colors' })).not.toBeNull();
});

test('within 300 ms of one tooltip the next shows at once, later it waits again', () => {
  point(button('Moon'));
  pass(700);
  fireEvent.pointerLeave(button('Moon'));
  pass(120);
  expect(tip()).toBeUndefined();
  pass(299);
  point(button('Arrow'));
  pass(1);
  expect(tip()).toBe('Share this page');
  fireEvent.pointerLeave(button('Arrow'));
  pass(120);
  pass(300);
  point(button('Moon'));
  pass(699);
  expect(tip()).toBeUndefined();
});

test('it stays while it is pointed at itself', () => {
  point(button('Moon'));
  pass(700);
  fireEvent.pointerLeave(button('Moon'));
  point(screen.getByRole('tooltip'));
  pass(5_000);
  expect(tip()).toBe('Use dark colors');
});

test('the keyboard shows it at once; Escape and leaving hide it', async () => {
  const user = someone();
  await user.tab();
  expect(tip()).toBe('Use dark colors');
  await user.keyboard('{Escape}');
  expect(tip()).toBeUndefined();
  await user.tab();
  expect(tip()).toBe('Share this page');
  await user.tab();
  expect(tip()).toBeUndefined();
});

test('pressing hides it, and a finger shows none', () => {
  point(button('Moon'));
  pass(700);
  fireEvent.pointerDown(button('Moon'));
  expect(tip()).toBeUndefined();
  point(button('Arrow'), 'touch');
  pass(5_000);
  expect(tip()).toBeUndefined();
});
