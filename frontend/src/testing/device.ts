import { act } from '@testing-library/react';

/** What was asked of the product's api, in the order it was. */
export interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  body: unknown;
}

type Answer = Response | Promise<Response>;

/** Stands in for the network: every request is answered by `answer`. Answers with what was asked so far. */
export function networkThat(answer: (asked: Asked) => Answer): Asked[] {
  const all: Asked[] = [];
  globalThis.fetch = async (url, { method = 'GET', body } = {}) => {
    const asked = { method, url: String(url), body: typeof body === 'string' ? JSON.parse(body) : body };
    all.push(asked);
    return answer(asked);
  };
  return all;
}

/** An answer in JSON; for a status that is none of success, in the product's words: `{ error, code }`. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** The network goes, or comes back. */
export function setOnline(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

/** Parts of the page that are watched for coming near the screen. */
const watched = new Map<Element, { come: () => void; margin: string }>();

/** Stands in for the browser's observer; nothing is near until {@link comeNear}. */
export function watchNearness(): void {
  watched.clear();
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly scrollMargin = '';
    readonly thresholds = [];
    readonly rootMargin: string;
    readonly #elements: Element[] = [];

    constructor(
      private readonly tell: IntersectionObserverCallback,
      { rootMargin = '' }: IntersectionObserverInit = {},
    ) {
      this.rootMargin = rootMargin;
    }
    observe(element: Element) {
      this.#elements.push(element);
      const seen = { isIntersecting: true, target: element } as unknown as IntersectionObserverEntry;
      watched.set(element, { come: () => this.tell([seen], this), margin: this.rootMargin });
    }
    disconnect() {
      for (const element of this.#elements) watched.delete(element);
    }
    unobserve(element: Element) {
      watched.delete(element);
    }
    takeRecords() {
      return [];
    }
  };
}

/** How far around the screen the watched parts count as near, as CSS has margins. */
export const nearMargins = (): string[] => [...watched.values()].map(({ margin }) => margin);

/** Everything that is watched comes near. */
export function comeNear(): void {
  act(() => {
    for (const { come } of [...watched.values()]) come();
  });
}
