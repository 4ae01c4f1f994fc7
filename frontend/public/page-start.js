// Work that must run before the page's own scripts load.

// Sets the chosen theme before the first paint, so that no other theme flashes. app/layout/ThemeToggle.tsx owns the key.
try {
  const theme = JSON.parse(localStorage.getItem('placelore:theme'));
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked or holds something else: the system's theme applies.
}

// Records a button that is pressed, and what is chosen, before their code has loaded; lib/browser/early-input.ts does both
// again.
{
  /** Ms until the browser sends a form itself, because its code may never load. */
  const MAX_HOLD_MS = 3_000;
  let timer;
  const recordClick = ({ target }) => {
    const button = target.closest('button');
    // A held form comes first. One that is sent also names its button when the visitor pressed Enter.
    if (button && !timer && !(button.form && button.type === 'submit')) window.earlyInput.button = button;
  };
  const holdForm = (event) => {
    // Other pages have no form before their code has loaded.
    if (!event.submitter || !document.getElementById('page-data')) return;
    event.preventDefault();
    window.earlyInput.button = event.submitter;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The page may come back from the back/forward cache, and must not send the form again.
      timer = undefined;
      window.earlyInput.button = null;
      event.target.submit();
    }, MAX_HOLD_MS);
  };
  const recordChoice = ({ target }) => {
    if (target.matches('select, [type=checkbox]'))
      window.earlyInput.choices.set(target, target.checked ?? target.value);
  };
  const end = () => {
    clearTimeout(timer);
    removeEventListener('change', recordChoice, true);
    removeEventListener('click', recordClick, true);
    removeEventListener('submit', holdForm, true);
  };
  window.earlyInput = { button: null, choices: new Map(), end };
  addEventListener('change', recordChoice, true);
  addEventListener('click', recordClick, true);
  addEventListener('submit', holdForm, true);
}

// Loads the scripts of a server-rendered page, which can be read without them, after all that it shows, or with the
// first input. server/late-modules.ts marks them.
{
  /** Ms until scripts no longer wait for images. */
  const MAX_WAIT_MS = 4_000;
  const load = () => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', load, { once: true });
      return;
    }
    for (const link of document.querySelectorAll('link[rel=late-modulepreload]')) link.rel = 'modulepreload';
    const entry = document.querySelector('link[rel=late-module]');
    entry?.replaceWith(
      Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry.href }),
    );
  };
  // The frame after the last image shows it.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)));
  // Screen readers send only clicks, and move the focus before them. No page takes the focus before its code runs.
  for (const input of ['pointerdown', 'keydown', 'click', 'focusin']) {
    addEventListener(input, load, { capture: true, once: true });
  }
  setTimeout(load, MAX_WAIT_MS);
}

// Keeps the browser's offer to install the app, which may come before app/home/InstallCard.tsx has loaded.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});
