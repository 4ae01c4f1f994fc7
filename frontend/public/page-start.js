// Work that must run before the page's own scripts load.

// Sets the chosen theme before the first paint, so that no other theme flashes. app/layout/ThemeToggle.tsx owns the key.
try {
  const theme = JSON.parse(localStorage.getItem('placelore:theme'));
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked or contains something else, so the system's theme applies.
}

// Records pressed buttons and changed choices until their code has loaded; lib/browser/early-input.ts then repeats
// them.
{
  /** Ms until a held form is submitted by the browser itself, because its code may never load. */
  const MAX_HOLD_MS = 3_000;
  let timer;
  const recordClick = ({ target }) => {
    const button = target.closest('button');
    // A held form takes precedence. Submit buttons are recorded by `holdForm`, which also covers the Enter key.
    if (button && !timer && !(button.form && button.type === 'submit')) window.earlyInput.button = button;
  };
  const holdForm = (event) => {
    // Only rendered pages have a form before their code has loaded.
    if (!event.submitter || !document.getElementById('page-data')) return;
    event.preventDefault();
    window.earlyInput.button = event.submitter;
    clearTimeout(timer);
    timer = setTimeout(() => {
      // The back/forward cache may restore the page, which must not submit the form again.
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

// Loads the scripts of a server-rendered page after all its content, or on the first input. The page can be read
// without them. server/late-modules.ts marks these scripts.
{
  /** Ms after which scripts no longer wait for images. */
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
  // Waits one frame, so that the last image is painted first.
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(load)));
  // Screen readers send only clicks, after moving the focus. No page sets the focus before its code runs.
  for (const input of ['pointerdown', 'keydown', 'click', 'focusin']) {
    addEventListener(input, load, { capture: true, once: true });
  }
  setTimeout(load, MAX_WAIT_MS);
}

// Saves the browser's install prompt, which may come before app/home/install/InstallCard.tsx has loaded.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});
