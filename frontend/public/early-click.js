// Work that must run before the page's own scripts load.

// Sets the chosen theme before the first paint, so that no other theme flashes. app/layout/ThemeToggle.tsx owns the key.
try {
  const theme = JSON.parse(localStorage.getItem('placelore:theme'));
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked or holds something else: the system's theme applies.
}

// Records a button clicked before its code has loaded; lib/browser/early-click.ts clicks it again.
{
  const listen = ({ target }) => {
    const button = target.closest('button');
    // Browsers submit forms without scripts.
    if (button && !(button.form && button.type === 'submit')) window.earlyClick.button = button;
  };
  window.earlyClick = { button: null, end: () => removeEventListener('click', listen, true) };
  addEventListener('click', listen, true);
}

// Keeps the browser's offer to install the app, which may come before app/home/InstallCard.tsx has loaded.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installPrompt = event;
});
