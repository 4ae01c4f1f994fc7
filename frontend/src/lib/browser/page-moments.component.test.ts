import { countVisit, dismissInstall, installsFromShareMenu } from '../device/install-prompt.js';
import { readRecentSearches, rememberSearch } from '../search/recent-searches.js';
import { replayEarlyInput } from './early-input.js';
import { isPlainClick } from './is-plain-click.js';
import { isMissingCode, isPageReachable, reloadOnce } from './reload-once.js';

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  document.body.replaceChildren();
  document.head.replaceChildren();
});

describe('isPlainClick', () => {
  const CLICK = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };
  it.each([
    [{}, true],
    [{ button: 1 }, false],
    [{ metaKey: true }, false],
    [{ ctrlKey: true }, false],
    [{ shiftKey: true }, false],
    [{ altKey: true }, false],
  ])('%j: %j', (change, isPlain) => expect(isPlainClick({ ...CLICK, ...change })).toBe(isPlain));
});

describe('reloadOnce', () => {
  const addScript = (src: string) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.setAttribute('src', src);
    document.head.replaceChildren(script);
  };
  it('reloads a page only once per build', () => {
    let reloads = 0;
    const attempt = () => reloadOnce(() => (reloads += 1));
    addScript('/assets/a.js');
    expect([attempt(), attempt(), reloads]).toEqual([true, false, 1]);
    addScript('/assets/b.js');
    expect([attempt(), attempt(), reloads]).toEqual([true, false, 2]);
    window.history.replaceState(null, '', '/elsewhere');
    expect([attempt(), reloads]).toEqual([true, 3]);
  });

  it.each([
    ['Failed to fetch dynamically imported module: /a.js', true],
    ['error loading dynamically imported module', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /a.css', true],
    ['Failed to fetch', false],
  ])('isMissingCode: %s: %j', (message, isMissing) => expect(isMissingCode(new TypeError(message))).toBe(isMissing));

  it.each([
    [200, true],
    [404, true],
    [499, true],
    [500, false],
    [503, false],
  ])('isPageReachable: with status %i: %j', async (status, isReachable) => {
    window.history.replaceState(null, '', '/page?q=1');
    const calls: unknown[][] = [];
    globalThis.fetch = async (url, { method, cache } = {}) => {
      calls.push([url, method, cache]);
      return new Response(null, { status });
    };
    expect(await isPageReachable()).toBe(isReachable);
    expect(calls).toEqual([['/page?q=1', 'HEAD', 'no-store']]);
  });

  it('isPageReachable: returns false offline and without a response', async () => {
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    expect(await isPageReachable()).toBe(false);
    globalThis.fetch = async () => new Response();
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
    expect(await isPageReachable()).toBe(false);
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: true });
  });
});

describe('replayEarlyInput', () => {
  it('repeats choices and the last press on elements that still exist', () => {
    document.body.innerHTML =
      '<select><option>a</option><option>b</option></select><input type="checkbox" /><input type="checkbox" id="on" checked /><button></button>';
    const select = document.querySelector('select')!;
    const [box, checked] = [...document.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
    const button = document.querySelector('button')!;
    const events: string[] = [];
    for (const type of ['mousedown', 'change', 'click'])
      document.body.addEventListener(type, ({ target }) => events.push(`${type} ${(target as Element).localName}`));
    const gone = document.createElement('select');
    let ended = 0;
    const choices = new Map<HTMLSelectElement | HTMLInputElement, string | boolean>([
      [select, 'b'],
      [box, true],
      [checked, true],
      [gone, 'b'],
    ]);
    Object.assign(window, { earlyInput: { button, choices, end: () => (ended += 1) } });
    replayEarlyInput();
    expect([select.value, box.checked, checked.checked, ended]).toEqual(['b', true, true, 1]);
    expect(events).toEqual([
      ...['mousedown select', 'change select', 'mousedown input', 'click input', 'change input', 'mousedown input'],
      'click button',
    ]);
    button.remove();
    replayEarlyInput();
    expect(events.filter((event) => event === 'click button')).toHaveLength(1);
    Reflect.deleteProperty(window, 'earlyInput');
    expect(replayEarlyInput).not.toThrow();
  });
});

describe('recent searches', () => {
  it('keeps the last eight, each only once, latest first', () => {
    for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) rememberSearch(query);
    expect(readRecentSearches()).toEqual(['i', 'h', 'g', 'f', 'e', 'd', 'c', 'b']);
    rememberSearch('F');
    expect(readRecentSearches()).toEqual(['F', 'i', 'h', 'g', 'e', 'd', 'c', 'b']);
  });

  it.each([['{}'], ['[1,"a",null]'], ['"a"']])('ignores values that are not lists of strings: %s', (stored) => {
    window.localStorage.setItem('placelore:recent-searches', stored);
    expect(readRecentSearches()).toEqual(stored.startsWith('[') ? ['a'] : []);
  });
});

describe('offer to install', () => {
  const mockDisplay = (isStandalone: boolean) => {
    window.matchMedia = ((query: string) => ({
      matches: isStandalone && query === '(display-mode: standalone)',
    })) as unknown as typeof window.matchMedia;
  };
  const visit = () => {
    window.sessionStorage.clear();
    return countVisit();
  };

  it('starts with the second visit, counts a tab once, and ends when it is declined', () => {
    mockDisplay(false);
    expect([visit(), countVisit(), visit(), countVisit(), visit()]).toEqual([false, false, true, true, true]);
    dismissInstall();
    expect([countVisit(), visit()]).toEqual([false, false]);
    expect(JSON.parse(window.localStorage.getItem('placelore:install')!)).toEqual({ visits: 4, isDismissed: true });
  });

  it('is not shown in an installed app', () => {
    mockDisplay(true);
    expect([visit(), visit()]).toEqual([false, false]);
    mockDisplay(false);
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: true });
    expect([visit(), installsFromShareMenu()]).toEqual([false, true]);
    Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
    expect(visit()).toBe(true);
    Reflect.deleteProperty(navigator, 'standalone');
    expect(installsFromShareMenu()).toBe(false);
  });

  it('treats invalid stored state like that of a new visitor', () => {
    mockDisplay(false);
    window.localStorage.setItem('placelore:install', '{"visits":"9","isDismissed":"no"}');
    expect([visit(), visit()]).toEqual([false, true]);
  });
});
