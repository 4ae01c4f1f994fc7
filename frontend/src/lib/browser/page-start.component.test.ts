import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { replayEarlyInput } from './early-input.js';

const SCRIPT = readFileSync(join(process.cwd(), 'frontend/public/page-start.js'), 'utf8');
const RENDERED = `<link rel="late-module" href="/a.js"><link rel="late-modulepreload" href="/b.js">
  <form action="/articles"><input name="q"><button>Search</button></form><button type="button">Map</button>
  <script type="application/json" id="page-data">[]</script>`;

let readyState: DocumentReadyState;
const sent: string[] = [];
beforeEach(() => {
  jest.useFakeTimers();
  readyState = 'interactive';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
  sent.length = 0;
  HTMLFormElement.prototype.submit = function () {
    sent.push(this.action);
  };
  document.body.innerHTML = RENDERED;
  new Function(SCRIPT)();
});
afterEach(() => {
  (window as unknown as { earlyInput: { end(): void } }).earlyInput.end();
  jest.useRealTimers();
});

const readModules = () => [
  ...[...document.querySelectorAll('script[type=module]')].map((script) => script.getAttribute('src')?.slice(-5)),
  ...[...document.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href')),
];
const searchButton = () => document.querySelector<HTMLButtonElement>('form button')!;
const form = () => document.querySelector('form') as HTMLFormElement;

test('page start: loads the scripts in the frame after the last image', () => {
  jest.advanceTimersByTime(500);
  expect(readModules()).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect(readModules()).toEqual([]);
  jest.advanceTimersByTime(50);
  expect(readModules()).toEqual(['/a.js', '/b.js']);
  jest.advanceTimersByTime(5_000);
  expect(readModules()).toHaveLength(2);
});

test.each(['pointerdown', 'keydown', 'click', 'focusin'])(
  'page start: loads the scripts on the first %s, but not before the document is complete',
  (input) => {
    readyState = 'loading';
    form().dispatchEvent(new Event(input, { bubbles: true }));
    expect(readModules()).toEqual([]);
    readyState = 'interactive';
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(readModules()).toEqual(['/a.js', '/b.js']);
  },
);

test('page start: loads the scripts after four seconds even if an image is missing', () => {
  jest.advanceTimersByTime(4_000);
  expect(readModules()).toEqual(['/a.js', '/b.js']);
});

test('page start: holds a form until its code loads, and submits it itself after three seconds', () => {
  searchButton().click();
  jest.advanceTimersByTime(2_900);
  expect(sent).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(sent).toEqual(['http://localhost/articles']);
  // The visitor has returned to the page.
  let submits = 0;
  form().addEventListener('submit', () => submits++);
  replayEarlyInput();
  expect(submits).toBe(0);
});

test('page start: lets the code of a held form submit it, once', () => {
  searchButton().click();
  let submits = 0;
  form().addEventListener('submit', (event) => {
    event.preventDefault();
    submits++;
  });
  replayEarlyInput();
  jest.advanceTimersByTime(5_000);
  expect([submits, sent]).toEqual([1, []]);
});

test('page start: submits a held form even if another button was pressed after it', () => {
  searchButton().click();
  document.querySelector<HTMLButtonElement>('button[type=button]')!.click();
  let submits = 0;
  form().addEventListener('submit', (event) => {
    event.preventDefault();
    submits++;
  });
  replayEarlyInput();
  expect(submits).toBe(1);
});

test('page start: leaves forms on pages that the browser renders to their own code', () => {
  document.getElementById('page-data')?.remove();
  let isHeld: boolean | undefined;
  form().addEventListener('submit', (event) => {
    isHeld = event.defaultPrevented;
    event.preventDefault();
  });
  form().dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: searchButton() }));
  expect(isHeld).toBe(false);
  expect(jest.getTimerCount()).toBe(1);
});

test('page start: repeats the click on a button, unless the button has gone', () => {
  const button = document.querySelector<HTMLButtonElement>('button[type=button]')!;
  let clicks = 0;
  button.addEventListener('click', () => clicks++);
  button.click();
  replayEarlyInput();
  expect(clicks).toBe(2);
  button.remove();
  replayEarlyInput();
  expect(clicks).toBe(2);
});

test('page start: repeats choices that were made before hydration', () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<select><option>All</option><option>Museums</option></select><input type="checkbox"><input name="free">',
  );
  const select = document.querySelector('select')!;
  const box = document.querySelector<HTMLInputElement>('[type=checkbox]')!;
  select.value = 'Museums';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  box.click();
  // Hydration resets both to what the server rendered.
  select.value = 'All';
  box.checked = false;
  const chosen: unknown[] = [];
  document.body.addEventListener('change', () => chosen.push([select.value, box.checked]));
  replayEarlyInput();
  expect(chosen).toEqual([
    ['Museums', false],
    ['Museums', true],
  ]);
});
