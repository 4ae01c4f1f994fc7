import { jest } from '@jest/globals';
import { placeToast } from './toast-placement.js';

/** Reads `data-box`, which gives left, top, width and height in pixels, because jsdom has no layout. */
function readBox(element: Element): DOMRect {
  const [left = 0, top = 0, width = 0, height = 0] = (element.getAttribute('data-box') ?? '').split(' ').map(Number);
  return { left, top, width, height, right: left + width, bottom: top + height } as DOMRect;
}
const readTextBoxes = (range: Range) => [readBox(range.startContainer.parentElement!)];
const TOAST = '<ol id="toast" data-box="592 68 400 80"><li><p data-box="592 68 400 80">Saved</p></li></ol>';

/** Places a toast on a page with a width of 1000 and a height of 800 pixels. */
function place(page: string) {
  document.body.innerHTML = page + TOAST;
  return placeToast(document.querySelector<HTMLElement>('#toast')!);
}
const button = (box: string, more = '') => `<button data-box="${box}" ${more}>x</button>`;

beforeEach(() => {
  Object.assign(window, { innerHeight: 800 });
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1_000);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return readBox(this);
  });
  Object.assign(Range.prototype, {
    getClientRects(this: Range) {
      return readTextBoxes(this);
    },
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

test('placeToast: is below the header at the right edge, and considers neither the toast nor what is out of view', () => {
  expect(place('')).toEqual({ left: 592, top: 68 });
  expect(place(button('600 -90 100 90') + button('600 800 100 44') + button('600 80 0 44'))).toEqual({
    left: 592,
    top: 68,
  });
});

test('placeToast: covers no control, text or picture with a meaning', () => {
  expect(place(button('900 80 44 44'))).toEqual({ left: 8, top: 68 });
  expect(place('<p data-box="900 80 44 44">Text</p>')).toEqual({ left: 8, top: 68 });
  expect(place('<img alt="Colosseum" data-box="900 80 44 44">')).toEqual({ left: 8, top: 68 });
  expect(place('<img alt="" data-box="900 80 44 44"><p data-box="900 80 44 44"> </p>')).toEqual({ left: 592, top: 68 });
  expect(place(button('900 80 44 44') + button('8 80 44 44'))).toEqual({ left: 300, top: 68 });
});

test('placeToast: covers what only assistive technology reads, and what is invisible', () => {
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1);
  expect(place(`${button('900 80 44 44')}<p data-box="900 80 44 44">Text</p>`)).toEqual({ left: 592, top: 68 });
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(44);
  Object.assign(Element.prototype, {
    checkVisibility(this: Element) {
      return !this.matches('.invisible');
    },
  });
  expect(place(button('900 80 44 44', 'class="invisible"'))).toEqual({ left: 592, top: 68 });
  expect(place(button('900 80 44 44'))).toEqual({ left: 8, top: 68 });
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

test('placeToast: considers only what is in the last open dialog', () => {
  const behind = `${button('900 10 44 44')}<p data-box="900 20 44 44">Text</p><img alt="x" data-box="900 30 44 44">`;
  const dialog = (role: string, content: string) => `<div role="${role}" data-box="100 0 700 800">${content}</div>`;
  expect(place(behind + dialog('dialog', ''))).toEqual({ left: 388, top: 6 });
  expect(place(dialog('dialog', button('700 10 44 44')) + dialog('alertdialog', ''))).toEqual({ left: 388, top: 6 });
  expect(place(dialog('dialog', button('700 10 44 44')))).toEqual({ left: 112, top: 6 });
});

test('placeToast: is at the edges of the page over a dialog that is too narrow', () => {
  expect(place('<div role="dialog" data-box="300 0 424 800"></div>')).toEqual({ left: 592, top: 6 });
});

test('placeToast: is in the bar of a page dialog, beside its close button', () => {
  const close = button('892 20 44 44');
  expect(place(`<section data-page-dialog data-box="50 10 900 780">${close}</section>`)).toEqual({
    left: 482,
    top: 16,
  });
  expect(place(`<section data-page-dialog data-box="50 -30 900 780"></section>`)).toEqual({ left: 538, top: 6 });
});
