import { showLateFonts } from './late-fonts.js';

/** A rule of a style sheet; jsdom knows no font faces. */
class FakeFontFaceRule {
  readonly style: {
    display: string;
    getPropertyValue: () => string;
    setProperty: (name: string, value: string) => void;
  };
  constructor(display: string) {
    this.style = {
      display,
      getPropertyValue: () => this.style.display,
      setProperty: (_, value) => {
        this.style.display = value;
      },
    };
  }
}

const rules = ['optional', 'swap', 'auto'].map((display) => new FakeFontFaceRule(display));
function show(responseEnd: number): string[] {
  Object.assign(globalThis, { CSSFontFaceRule: FakeFontFaceRule });
  Object.defineProperty(document, 'styleSheets', {
    configurable: true,
    value: [
      { href: null, cssRules: rules },
      {
        href: 'https://extension.example/a.css',
        get cssRules() {
          throw new DOMException('SecurityError');
        },
      },
    ],
  });
  document.head.innerHTML = '<link rel="preload" as="font" href="/assets/a.woff2">';
  Object.assign(performance, {
    getEntriesByName: (name: string) =>
      name === 'http://localhost/assets/a.woff2' ? [{ responseEnd }] : [{ startTime: 100 }],
  });
  showLateFonts();
  return rules.map(({ style }) => style.display);
}

test('showLateFonts: changes nothing if the fonts were there in time', () =>
  expect(show(90)).toEqual(['optional', 'swap', 'auto']));

test('showLateFonts: shows fonts that came after the first paint', () =>
  expect(show(110)).toEqual(['swap', 'swap', 'auto']));
