/** Fonts that every page needs at once. */
const FIRST_FONTS = 'link[as=font]:not([fetchpriority=low])';

/**
 * Shows fonts that arrived too late for the first page, on which text must not move: a browser would not use them until
 * the page is loaded again, and a visit may take place in one page. Called on a click, when the page changes anyway.
 */
export function showLateFonts(): void {
  const paintedAt = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const isLate = ({ href }: HTMLLinkElement) =>
    performance.getEntriesByName(href).some((font) => (font as PerformanceResourceTiming).responseEnd > paintedAt);
  if (![...document.querySelectorAll<HTMLLinkElement>(FIRST_FONTS)].some(isLate)) return;
  for (const { cssRules } of [...document.styleSheets].filter(isOwn)) {
    for (const rule of cssRules) {
      if (rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional') {
        rule.style.setProperty('font-display', 'swap');
      }
    }
  }
}

/** The rules of styles that an extension of the browser adds are not readable. */
const isOwn = ({ href }: CSSStyleSheet) => href === null || href.startsWith(location.origin);
