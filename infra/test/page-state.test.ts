import { TestEnvironment } from 'jest-environment-jsdom';
import { PageState, type PageWindow } from './page-state.ts';

/** Opens a page like those of component tests and starts recording its changes. */
function openPage() {
  const config = { projectConfig: { testEnvironmentOptions: {}, globals: {} }, globalConfig: {} };
  const environment = new TestEnvironment(config as never, { console, docblockPragmas: {}, testPath: '' });
  const window = environment.global as unknown as PageWindow;
  const state = new PageState(window);
  state.record();
  return { window, state, close: () => environment.teardown() };
}
let page: ReturnType<typeof openPage>;
beforeEach(() => {
  page = openPage();
});
afterEach(() => page.close());

it('page state: reset restores globals, prototypes and the properties of the browser', () => {
  const { window, state } = page;
  const { fetch, Element, navigator, document } = window;
  const { matches } = Element.prototype;
  Object.assign(window, { planted: 1, fetch: () => {} });
  Object.assign(Element.prototype, { matches: () => true });
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  window.process.env.PLANTED = '1';
  state.reset();
  expect('planted' in window).toBe(false);
  expect(window.fetch).toBe(fetch);
  expect(Element.prototype.matches).toBe(matches);
  expect([navigator.onLine, document.visibilityState]).toEqual([true, 'visible']);
  expect(window.process.env.PLANTED).toBeUndefined();
});

it('page state: reset empties the document, the stores of the browser and the URL', () => {
  const { window, state } = page;
  const { document, localStorage, sessionStorage, history, location } = window;
  document.documentElement.lang = 'fr';
  document.body.className = 'planted';
  document.body.innerHTML = '<p>Planted</p>';
  document.title = 'Planted';
  document.cookie = 'planted=1';
  for (const store of [localStorage, sessionStorage]) store.setItem('planted', '1');
  history.pushState({ planted: 1 }, '', '/planted?x=1');
  state.reset();
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
  expect([location.href, history.state]).toEqual(['http://localhost/', null]);
});

it('page state: reset ends timers and listeners, except for those of a loaded dependency', async () => {
  const { window, state } = page;
  const calls: string[] = [];
  const add = (name: string) => {
    window.setTimeout(() => calls.push(`timer of ${name}`), 1);
    window.requestAnimationFrame(() => calls.push(`frame of ${name}`));
    for (const target of [window, window.document]) {
      target.addEventListener('planted', () => calls.push(`listener of ${name}`));
    }
  };
  add('test');
  state.load(() => add('dependency'));
  const interval = window.setInterval(() => calls.push('interval of test'), 1);
  expect(interval).toBeGreaterThan(0);
  state.reset();
  for (const target of [window, window.document]) target.dispatchEvent(new window.Event('planted'));
  // A frame takes 16 ms. This timer, which the page starts last, also ends last.
  await new Promise((resolve) => window.setTimeout(resolve, 40));
  expect(calls).toEqual([
    'listener of dependency',
    'listener of dependency',
    'timer of dependency',
    'frame of dependency',
  ]);
});

it('page state: a dependency loaded in a test keeps timers that work after a reset', async () => {
  const { window, state } = page;
  const { setTimeout: remembered } = state.load(() => ({ setTimeout: window.setTimeout }));
  state.reset();
  state.record();
  const called = new Promise((resolve) => remembered(() => resolve('called'), 1));
  state.reset();
  expect(await called).toBe('called');
});
