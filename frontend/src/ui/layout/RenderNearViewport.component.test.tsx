/** @jest-environment ./infra/test/browser-environment.mjs */
import { render, screen } from '@testing-library/react';
import { getObserverMargins, mockIntersectionObserver, scrollIntoRange } from '../../testing/fakes/browser.js';
import { RenderNearViewport } from './RenderNearViewport.js';

beforeEach(mockIntersectionObserver);

test('content is made when its place comes near the screen, and stays', () => {
  let made = 0;
  const content = () => {
    made += 1;
    return <p>Far down</p>;
  };
  const { container, rerender } = render(<RenderNearViewport className="room">{content}</RenderNearViewport>);
  expect(screen.queryByText('Far down')).toBeNull();
  expect(made).toBe(0);
  expect(container.querySelector('.room')).not.toBeNull();
  expect(getObserverMargins()).toEqual(['0px 0px 600px']);
  scrollIntoRange();
  expect(screen.getByText('Far down')).not.toBeNull();
  rerender(<RenderNearViewport className="room">{content}</RenderNearViewport>);
  expect(screen.getByText('Far down')).not.toBeNull();
  expect(getObserverMargins()).toEqual([]);
});

test('nobody watches a place that is gone', () => {
  const { unmount } = render(<RenderNearViewport>{() => <p>Far down</p>}</RenderNearViewport>);
  unmount();
  expect(getObserverMargins()).toEqual([]);
});
