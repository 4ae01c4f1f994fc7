import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers';
import { TestEnvironment } from 'jest-environment-jsdom';
import { ModuleMocker } from 'jest-mock';
import { PageState } from './page-state.ts';

/** Globals that every browser has and jsdom lacks. Those of Node are equivalent. */
const LENT = ['fetch', 'Request', 'Response', 'Headers', 'TextEncoder', 'TextDecoder', 'structuredClone'];

/** The page of this worker process: its environment, the console of the current test file, and its initial state. */
let page;

function openPage(config, context) {
  const output = { current: context.console };
  const console = new Proxy({}, { get: (_, name) => output.current?.[name] ?? (() => undefined) });
  const environment = new TestEnvironment(config, { ...context, console });
  addBrowserFeatures(environment.global);
  speedUpQueries(environment.global);
  return { environment, output, state: new PageState(environment.global) };
}

/**
 * Browser page without layout, for component tests: nothing has a size, nothing scrolls, and no pointer is captured.
 * All test files of a worker process share one page. It is reset after each file, so that dependencies that ran once
 * work in every file.
 */
export default class BrowserEnvironment {
  constructor(config, context) {
    page ??= openPage(config, context);
    page.output.current = context.console;
    const { global } = page.environment;
    this.global = global;
    this.moduleMocker = new ModuleMocker(global);
    const timerConfig = { idToRef: (id) => id, refToId: (ref) => ref };
    const { projectConfig } = config;
    const options = { config: projectConfig, global };
    this.fakeTimers = new LegacyFakeTimers({ ...options, moduleMocker: this.moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers(options);
  }

  exportConditions = () => ['browser'];
  getVmContext = () => page.environment.getVmContext();
  /** Loads a dependency that later test files also need. */
  loadShared = (load) => page.state.load(load);

  async setup() {
    page.state.record();
  }

  async teardown() {
    this.fakeTimers.dispose();
    this.fakeTimersModern.dispose();
    page.output.current = undefined;
    page.state.reset();
    // jsdom follows clicked links in timers of Node. Let them run now instead of in the next test file.
    await setTimeout(0);
  }
}

const require = createRequire(import.meta.url);
const LABELABLE = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * Skips what queries by role would compute again and again for every element of a page without effect on their results:
 * colors, default styles other than `display`, and the field of each label, for which jsdom walks the whole page.
 */
function speedUpQueries(global) {
  const { propertiesWithResolvedValueImplemented: resolved } = require('jsdom/lib/jsdom/living/helpers/style-rules.js');
  for (const name of Object.keys(resolved)) if (name.endsWith('color')) delete resolved[name];
  const cssom = createRequire(require.resolve('jsdom'))('rrweb-cssom');
  const { parse } = cssom;
  cssom.parse = (sheet) => parse(groupByDisplay(parse(sheet).cssRules));
  // jsdom parses its default style sheet when it is first used.
  global.getComputedStyle(global.document.body);
  cssom.parse = parse;
  for (const name of LABELABLE) {
    Object.defineProperty(global[`HTML${name}Element`].prototype, 'labels', { configurable: true, get: findLabels });
  }
}

/**
 * Returns a style sheet with one rule for each value of `display`. The rule that hides elements comes last, so that it
 * prevails.
 */
function groupByDisplay(rules) {
  const selectors = new Map();
  for (const { style, selectorText } of rules) {
    if (!style?.display || selectorText.startsWith('@')) continue;
    selectors.set(style.display, [...(selectors.get(style.display) ?? []), selectorText]);
  }
  const hiding = selectors.get('none');
  selectors.delete('none');
  return [...selectors, ['none', hiding]].map(([display, list]) => `${list.join()} { display: ${display} }`).join('\n');
}

function findLabels() {
  if (this.type === 'hidden') return null;
  const labels = [...this.ownerDocument.getElementsByTagName('label')];
  return labels.filter((label) => (label.htmlFor ? label.htmlFor === this.id : label.control === this));
}

function addBrowserFeatures(global) {
  for (const name of LENT) global[name] ??= globalThis[name];
  // Resolves without waiting for a thread, so that tests with fake timers do not have to wait for it.
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
  // Browsers have supported these elements since 2023. React warns about unknown tags.
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
  // A browser would leave the page here; jsdom only logs an error.
  global.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) throw new Error('A form was sent without the code of the page.');
  });
  let addresses = 0;
  global.URL.createObjectURL = () => `blob:${global.location.origin}/${++addresses}`;
  global.URL.revokeObjectURL = () => {};
}
