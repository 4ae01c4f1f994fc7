import { act } from '@testing-library/react';

/** What was asked of the product's api, in the order it was. */
export interface CapturedRequest {
  method: string;
  /** Path and query. */
  url: string;
  body: unknown;
}

type FetchResult = Response | Promise<Response>;

/** Stands in for the network: every request is answered by `answer`. Answers with what was asked so far. */
export function mockFetch(respond: (request: CapturedRequest) => FetchResult): CapturedRequest[] {
  const requests: CapturedRequest[] = [];
  globalThis.fetch = async (url, { method = 'GET', body } = {}) => {
    const request = { method, url: String(url), body: typeof body === 'string' ? JSON.parse(body) : body };
    requests.push(request);
    return respond(request);
  };
  return requests;
}

/** An answer in JSON; for a status that is none of success, in the product's words: `{ error, code }`. */
export const jsonResponse = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The network goes, or comes back. */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** Parts of the page that are watched for coming near the screen. */
const observedElements = new Map<Element, { intersect: () => void; margin: string }>();

/** Stands in for the browser's observer; nothing is near until {@link scrollIntoRange}. */
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

/** How far around the screen the watched parts count as near, as CSS has margins. */
export const getObserverMargins = (): string[] => [...observedElements.values()].map(({ margin }) => margin);

/** Everything that is watched comes near. */
export function scrollIntoRange(): void {
  act(() => {
    for (const { intersect } of [...observedElements.values()]) intersect();
  });
}
