/** Path of the script in the page. */
export const REPAIRS_PATH = 'static/repairs.js';

/** Names of the library's icon-only buttons, by icon; a button that is not listed gets the name of its icon. */
const BUTTON_NAMES = {
  copy: 'Copy',
  'ellipsis-vertical': 'More actions',
  'external-link': 'Open',
  maximize: 'Enlarge',
  moon: 'Theme',
  'rotate-cw': 'Retry',
  settings: 'Settings',
  sun: 'Theme',
};

/**
 * Script that adds the names, roles and heading levels that the library's page lacks for assistive technology, at first
 * and whenever the page changes: WCAG 2.2, criteria 1.1.1, 1.3.1 and 4.1.2.
 */
export const DASHBOARD_REPAIRS = `(() => {
  const names = ${JSON.stringify(BUTTON_NAMES)};
  const nameButton = (button) => {
    if (button.innerText.trim() !== '' || button.hasAttribute('aria-label')) return;
    const icon = [...(button.querySelector('svg')?.classList ?? [])].find((name) => /^lucide-./.test(name));
    const name = icon?.slice('lucide-'.length) ?? 'Redis';
    button.setAttribute('aria-label', button.title || names[name] || name.replaceAll('-', ' '));
  };
  const setLevels = () => {
    const all = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    let last = 0;
    for (const heading of all) {
      const own = Number(heading.tagName[1]);
      const level = String(Math.min(own, last + 1));
      if (heading.getAttribute('aria-level') !== level && level !== String(own)) heading.setAttribute('aria-level', level);
      last = Number(level);
    }
    const title = document.querySelector('a[class*="logo-"] > span');
    if (all.length > 0 || !title) return;
    title.setAttribute('role', 'heading');
    title.setAttribute('aria-level', '1');
  };
  // A list that is a landmark itself is no list for its items.
  const wrapPages = (list) => {
    const label = list.getAttribute('aria-label');
    list.removeAttribute('role');
    list.removeAttribute('aria-label');
    list.parentElement.setAttribute('role', 'navigation');
    list.parentElement.setAttribute('aria-label', label ?? 'Pagination');
  };
  const repair = () => {
    document.querySelectorAll('button').forEach(nameButton);
    document.querySelectorAll('ul[role="navigation"]').forEach(wrapPages);
    for (const image of document.querySelectorAll('svg[role="img"]:not([aria-hidden])')) image.setAttribute('aria-hidden', 'true');
    for (const image of document.querySelectorAll('img[alt]:not([alt=""])')) {
      if (image.parentElement.textContent.includes(image.alt)) image.alt = '';
    }
    setLevels();
  };
  new MutationObserver(repair).observe(document.body, { childList: true, subtree: true });
  repair();
})();
`;

/** Styles of texts that the library shows too faint for their size: WCAG 2.2, criterion 1.4.3. */
export const READABLE_COLORS = `
:is(
  [class*="searchShortcut-"],
  [class*="queueName-"],
  [class*="flagAlert-"],
  [class*="flagAlert-"] span[class*="flagCount-"],
  [class*="timeline-"] small,
  [class*="nullValue-"],
  [class*="hljs-"]
) {
  color: var(--foreground);
  opacity: 1;
}
`;
