// What cannot wait for the page's own code.

// Before the first paint, so that a chosen theme never flashes into place. app/theme.ts owns the key.
try {
  const theme = JSON.parse(localStorage.getItem('placelore:theme'));
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is refused or holds something else: the system's theme stands.
}

// A button that is pressed before there is code for it: lib/early-press.ts presses it again.
{
  const listen = ({ target }) => {
    const button = target.closest('button');
    // What a form sends the browser sends by itself.
    if (button && !(button.form && button.type === 'submit')) window.earlyPress.button = button;
  };
  window.earlyPress = { button: null, end: () => removeEventListener('click', listen, true) };
  addEventListener('click', listen, true);
}
