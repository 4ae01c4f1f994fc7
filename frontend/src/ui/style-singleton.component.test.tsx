import { render } from '@testing-library/react';
import { styleSingleton, stylesheetSingleton } from './style-singleton.js';

const real = { sheet: globalThis.CSSStyleSheet, adopted: document.adoptedStyleSheets };
class Sheet {
  css = '';
  replaceSync(css: string): void {
    this.css = css;
  }
}
const OWN = Object.assign(new Sheet(), { css: 'own' });
const listStyles = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ css }) => css);

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [OWN] });
});
afterEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: real.sheet });
  Object.assign(document, { adoptedStyleSheets: real.adopted });
});

test('stylesheetSingleton: adds one sheet for all its users, and removes only that one after the last', () => {
  const sheet = stylesheetSingleton();
  sheet.add('one');
  sheet.add('two');
  expect(listStyles()).toEqual(['own', 'one']);
  sheet.remove();
  expect(listStyles()).toEqual(['own', 'one']);
  sheet.remove();
  expect(listStyles()).toEqual(['own']);
  sheet.add('three');
  expect(listStyles()).toEqual(['own', 'three']);
});

test('styleSingleton: applies styles while it is shown, and changes them only if they are dynamic', () => {
  const Style = styleSingleton();
  const { rerender, unmount } = render(<Style styles="one" />);
  rerender(<Style styles="two" />);
  expect(listStyles()).toEqual(['own', 'one']);
  rerender(<Style styles="three" dynamic />);
  expect(listStyles()).toEqual(['own', 'three']);
  unmount();
  expect(listStyles()).toEqual(['own']);
});
