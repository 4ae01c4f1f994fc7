import { act, fireEvent, screen } from '@testing-library/react';
import { renderWithProviders } from '../../../testing/render/render.js';
import { LoadMoreTrigger } from './LoadMoreTrigger.js';

const real = globalThis.IntersectionObserver;
let notify: (isIntersecting: boolean) => void;
let margin: string | undefined;
let isObserving: boolean;
beforeEach(() => {
  Object.assign(globalThis, {
    IntersectionObserver: class {
      constructor(callback: (entries: object[]) => void, options: IntersectionObserverInit) {
        margin = options.rootMargin;
        notify = (isIntersecting) => act(() => callback([{ isIntersecting }]));
      }
      observe = () => {
        isObserving = true;
      };
      disconnect = () => {
        isObserving = false;
      };
    },
  });
});
afterEach(() => {
  globalThis.IntersectionObserver = real;
});

function show() {
  const requests: boolean[] = [];
  const onMore = (isUserRequest: boolean) => void requests.push(isUserRequest);
  const page = renderWithProviders(<LoadMoreTrigger nextPageUrl="/articles?page=2" onMore={onMore} />);
  return { ...page, requests, link: screen.getByRole('link') };
}

test('LoadMoreTrigger: loads more when it comes near the viewport, until it is gone', () => {
  const { requests, unmount } = show();
  expect(margin).toBe('0px 0px 300px');
  notify(false);
  expect(requests).toEqual([]);
  notify(true);
  expect([requests, isObserving]).toEqual([[false], true]);
  unmount();
  expect(isObserving).toBe(false);
});

test('LoadMoreTrigger: does not take the focus away from its link', () => {
  const { requests, link } = show();
  link.focus();
  notify(true);
  expect(requests).toEqual([]);
});

test('LoadMoreTrigger: loads more on a click, and stays on the page', () => {
  const { requests, link, getCurrentUrl } = show();
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual(['/articles?page=2', 'next']);
  expect(fireEvent.click(link)).toBe(false);
  expect([requests, getCurrentUrl()]).toEqual([[true], '/']);
});

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'LoadMoreTrigger: leaves a click with %s to the browser',
  (key) => {
    const { requests, link } = show();
    fireEvent.click(link, { [key]: true });
    expect(requests).toEqual([]);
  },
);
