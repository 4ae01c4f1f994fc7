// Runs before the first paint, so that a chosen theme never flashes into place. The page's own code owns the key.
try {
  const theme = JSON.parse(localStorage.getItem('placelore:theme'));
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is refused or holds something else: the system's theme stands.
}
