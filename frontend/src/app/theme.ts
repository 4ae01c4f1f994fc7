import { useEffect, useState } from 'react';
import { readDevice, writeDevice } from '../lib/device-storage.js';

export type Theme = 'light' | 'dark';

// early.js in public/ reads the same entry before the first paint.
const NAME = 'theme';

function stored(): Theme | null {
  const theme = readDevice(NAME);
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** The theme in use, the system's until another was chosen, and how to change to the other one. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const [theme, setTheme] = useState<Theme>('light');
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const read = () => setTheme(stored() ?? (system.matches ? 'dark' : 'light'));
    read();
    system.addEventListener('change', read);
    return () => system.removeEventListener('change', read);
  }, []);

  function toggle(): void {
    const other = theme === 'dark' ? 'light' : 'dark';
    writeDevice(NAME, other);
    document.documentElement.dataset.theme = other;
    setTheme(other);
  }
  return { theme, toggle };
}
