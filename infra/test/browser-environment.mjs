import { TestEnvironment } from 'jest-environment-jsdom';

/** What every browser has and jsdom has not; Node's are the same. */
const LENT = ['fetch', 'Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'structuredClone'];

/**
 * A browser's page without a screen, for component tests. What needs a screen does nothing here: nothing has a size,
 * nothing scrolls, no pointer is captured.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    for (const name of LENT) global[name] ??= globalThis[name];
    global.PointerEvent ??= class extends global.MouseEvent {
      constructor(name, { pointerId = 1, pointerType = 'mouse', isPrimary = true, ...init } = {}) {
        super(name, init);
        Object.assign(this, { pointerId, pointerType, isPrimary });
      }
    };
    // As browsers know it since 2023; React warns of tags that are unknown.
    Object.defineProperty(global.HTMLUnknownElement.prototype, Symbol.toStringTag, {
      get() {
        return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
      },
    });
    const { prototype } = global.Element;
    prototype.hasPointerCapture = () => false;
    prototype.setPointerCapture = () => {};
    prototype.releasePointerCapture = () => {};
    prototype.scrollIntoView = () => {};
    global.scrollTo = () => {};
    global.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    // English where ways are measured in kilometres, unless a test is about that.
    Object.defineProperty(global.navigator, 'languages', { configurable: true, value: ['en-IE', 'en'] });
    let addresses = 0;
    global.URL.createObjectURL = () => `blob:${global.location.origin}/${++addresses}`;
    global.URL.revokeObjectURL = () => {};
  }
}
