import { render, screen } from '@testing-library/react';
import { getObserverMargins, mockIntersectionObserver, scrollIntoRange } from '../../testing/fakes/browser.js';
import { RenderNearViewport } from './RenderNearViewport.js';

beforeEach(mockIntersectionObserver);

test('RenderNearViewport: renders its content when it comes near the viewport, and keeps it', () => {
  let renderCount = 0;
  const content = () => {
    renderCount += 1;
    return <p>Far down</p>;
  };
  const { container, rerender } = render(<RenderNearViewport className="room">{content}</RenderNearViewport>);
  expect(screen.queryByText('Far down')).toBeNull();
  expect(renderCount).toBe(0);
  expect(container.querySelector('.room')).not.toBeNull();
  expect(getObserverMargins()).toEqual(['0px 0px 600px']);
  scrollIntoRange();
  expect(screen.getByText('Far down')).not.toBeNull();
  rerender(<RenderNearViewport className="room">{content}</RenderNearViewport>);
  expect(screen.getByText('Far down')).not.toBeNull();
  expect(getObserverMargins()).toEqual([]);
});

test('RenderNearViewport: stops observing when it unmounts', () => {
  const { unmount } = render(<RenderNearViewport>{() => <p>Far down</p>}</RenderNearViewport>);
  unmount();
  expect(getObserverMargins()).toEqual([]);
});
