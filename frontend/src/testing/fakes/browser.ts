import { act } from '@testing-library/react';

/** A captured request to the product's API. */
export interface CapturedRequest {
  method: string;
  /** Path and query of the request. */
  url: string;
  body: unknown;
}

type FetchResult = Response | Promise<Response>;

/** Replaces `fetch`; `respond` handles every request. Returns the requests captured so far. */
export function mockFetch(respond: (request: CapturedRequest) => FetchResult): CapturedRequest[] {
  const requests: CapturedRequest[] = [];
  globalThis.fetch = async (url, { method = 'GET', body } = {}) => {
    const request = { method, url: String(url), body: typeof body === 'string' ? JSON.parse(body) : body };
    requests.push(request);
    return respond(request);
  };
  return requests;
}

/** Builds a JSON response. If the status is an error, the body should be the product's `{ error, code }`. */
export const jsonResponse = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** Changes the connection state and fires the browser's event. */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** Elements that are being observed, with the callback that reports them in range and the observer's margin. */
const observedElements = new Map<Element, { intersect: () => void; margin: string }>();

/** Replaces the browser's observer. Nothing is in range until {@link scrollIntoRange} is called. */
export function mockIntersectionObserver(): void {
  observedElements.clear();
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly rootMargin: string;
    readonly #elements: Element[] = [];

    constructor(
      private readonly callback: IntersectionObserverCallback,
      { rootMargin = '' }: IntersectionObserverInit = {},
    ) {
      this.rootMargin = rootMargin;
    }
    observe(element: Element) {
      this.#elements.push(element);
      const entry = { isIntersecting: true, target: element } as unknown as IntersectionObserverEntry;
      observedElements.set(element, { intersect: () => this.callback([entry], this), margin: this.rootMargin });
    }
    disconnect() {
      for (const element of this.#elements) observedElements.delete(element);
    }
    unobserve(element: Element) {
      observedElements.delete(element);
    }
    takeRecords() {
      return [];
    }
  };
}

/** Returns the observers' margins around the viewport, in CSS margin syntax. */
export const getObserverMargins = (): string[] => [...observedElements.values()].map(({ margin }) => margin);

/** Reports all observed elements as in range. */
export function scrollIntoRange(): void {
  act(() => {
    for (const { intersect } of [...observedElements.values()]) intersect();
  });
}
