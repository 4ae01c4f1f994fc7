/// <reference lib="dom" />
/** Functions that start timers, by name, with the functions that cancel them. */
const TIMERS = {
  setTimeout: 'clearTimeout',
  setInterval: 'clearInterval',
  requestAnimationFrame: 'cancelAnimationFrame',
} as const;
const TIMER_NAMES = Object.keys(TIMERS) as (keyof typeof TIMERS)[];

/** Window of a jsdom page, with the globals that Jest adds. */
export type PageWindow = Window & typeof globalThis;
type Timers = Record<string, ((...args: unknown[]) => number) & { isRecording?: boolean }>;

/** Resets a page to its initial state, because changes by one test file must not affect the next one. */
export class PageState {
  readonly #window: PageWindow;
  readonly #timers: Timers;
  /** Objects of the page with their properties in the initial state. */
  readonly #objects: Map<object, PropertyDescriptorMap>;
  readonly #variables: NodeJS.ProcessEnv;
  /** Functions that undo what the current test file started. */
  #undo: (() => void)[] = [];
  #isLoading = false;

  constructor(window: PageWindow) {
    this.#window = window;
    this.#timers = window as unknown as Timers;
    const { document, navigator, history, screen, performance, crypto, process } = window;
    const objects: object[] = [window, document, navigator, history, screen, performance, crypto, process];
    for (const { value } of Object.values(Object.getOwnPropertyDescriptors(window))) {
      if (typeof value === 'function' && value.prototype) objects.push(value, value.prototype);
    }
    this.#objects = new Map(objects.map((object) => [object, Object.getOwnPropertyDescriptors(object)]));
    this.#variables = { ...process.env };
  }

  /**
   * Loads a dependency. Its listeners stay after a reset. It gets the page's original timer functions instead of those
   * that are recorded for the test file.
   */
  load<T>(loadDependency: () => T): T {
    if (this.#isLoading) return loadDependency();
    const recording = TIMER_NAMES.map((name) => [name, this.#timers[name]!] as const).filter(
      ([, start]) => start.isRecording,
    );
    for (const [name] of recording) this.#timers[name] = this.#objects.get(this.#window)![name]!.value;
    this.#isLoading = true;
    try {
      return loadDependency();
    } finally {
      this.#isLoading = false;
      for (const [name, start] of recording) this.#timers[name] = start;
    }
  }

  /** From now on, records the timers and listeners that the page starts. */
  record(): void {
    for (const name of TIMER_NAMES) {
      const original = this.#timers[name]!;
      const startAndRecord = (...args: unknown[]) => {
        const id = original.apply(this.#window, args);
        this.#undo.push(() => this.#window[TIMERS[name]](id));
        return id;
      };
      this.#timers[name] = Object.assign(startAndRecord, { isRecording: true });
    }
    for (const target of [this.#window, this.#window.document] as EventTarget[]) {
      const { addEventListener } = target;
      target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
        if (!this.#isLoading) this.#undo.push(() => target.removeEventListener(...args));
        return addEventListener.apply(target, args);
      };
    }
  }

  reset(): void {
    for (const [object, descriptors] of this.#objects) restoreProperties(object, descriptors);
    for (const undo of this.#undo.splice(0)) undo();
    const { document, history, localStorage, sessionStorage, process } = this.#window;
    document.getSelection()?.removeAllRanges();
    const html = document.createElement('html');
    html.append(document.createElement('head'), document.createElement('body'));
    document.documentElement.replaceWith(html);
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0]}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/`;
    }
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    process.env = { ...this.#variables };
  }
}

function restoreProperties(object: object, descriptors: PropertyDescriptorMap): void {
  for (const key of Reflect.ownKeys(object)) {
    if (!Object.hasOwn(descriptors, key)) Reflect.deleteProperty(object, key);
  }
  for (const key of Reflect.ownKeys(descriptors)) {
    const [first, present] = [descriptors[key]!, Reflect.getOwnPropertyDescriptor(object, key)];
    if (present?.value === first.value && present?.get === first.get && present?.set === first.set) continue;
    Reflect.defineProperty(object, key, first);
  }
}
