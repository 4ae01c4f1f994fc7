import { createHash } from 'node:crypto';
import { TestEnvironment } from 'jest-environment-jsdom';

/** Globals that every browser has and jsdom lacks; Node's are equivalent. */
const LENT = ['fetch', 'Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'structuredClone'];

/**
 * Browser page without layout, for component tests: nothing has a size, nothing scrolls, and no pointer is captured.
 */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const { global } = this;
    for (const name of LENT) global[name] ??= globalThis[name];
    // Resolves without waiting for a thread, so that tests with fake timers need not wait either.
    global.crypto.subtle ??= {
      digest: async (_algorithm, data) =>
        Uint8Array.from(createHash('sha256').update(new Uint8Array(data)).digest()).buffer,
    };
    global.Blob.prototype.arrayBuffer ??= function () {
      return new Promise((resolve) => {
        const reader = new global.FileReader();
        reader.onload = () => resolve(reader.result);
        reader.readAsArrayBuffer(this);
      });
    };
    global.PointerEvent ??= class extends global.MouseEvent {
      constructor(name, { pointerId = 1, pointerType = 'mouse', isPrimary = true, ...init } = {}) {
        super(name, init);
        Object.assign(this, { pointerId, pointerType, isPrimary });
      }
    };
    // Browsers support these elements since 2023; React warns about unknown tags.
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
    // English with kilometers, unless a test sets another locale.
    Object.defineProperty(global.navigator, 'languages', { configurable: true, value: ['en-IE', 'en'] });
    let addresses = 0;
    global.URL.createObjectURL = () => `blob:${global.location.origin}/${++addresses}`;
    global.URL.revokeObjectURL = () => {};
  }
}
