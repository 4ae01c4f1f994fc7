/** @jest-environment ./infra/test/browser-environment.mjs */
import { render, screen } from '@testing-library/react';
import { comeNear, nearMargins, watchNearness } from '../testing/device.js';
import { WhenNear } from './WhenNear.js';

beforeEach(watchNearness);

test('content is made when its place comes near the screen, and stays', () => {
  let made = 0;
  const content = () => {
    made += 1;
    return <p>Far down</p>;
  };
  const { container, rerender } = render(<WhenNear className="room">{content}</WhenNear>);
  expect(screen.queryByText('Far down')).toBeNull();
  expect(made).toBe(0);
  expect(container.querySelector('.room')).not.toBeNull();
  expect(nearMargins()).toEqual(['0px 0px 600px']);
  comeNear();
  expect(screen.getByText('Far down')).not.toBeNull();
  rerender(<WhenNear className="room">{content}</WhenNear>);
  expect(screen.getByText('Far down')).not.toBeNull();
  expect(nearMargins()).toEqual([]);
});

test('nobody watches a place that is gone', () => {
  const { unmount } = render(<WhenNear>{() => <p>Far down</p>}</WhenNear>);
  unmount();
  expect(nearMargins()).toEqual([]);
});
