import { useEffect, useState } from 'react';
import { readDevice, writeDevice } from '../lib/device-storage.js';

export type Theme = 'light' | 'dark';

// early.js in public/ reads the same entry before the first paint.
const STORAGE_NAME = 'theme';

function readStoredTheme(): Theme | null {
  const theme = readDevice(STORAGE_NAME);
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** The theme in use, the system's until another was chosen, and how to change to the other one. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const [theme, setTheme] = useState<Theme>('light');
  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const read = () => setTheme(readStoredTheme() ?? (system.matches ? 'dark' : 'light'));
    read();
    system.addEventListener('change', read);
    return () => system.removeEventListener('change', read);
  }, []);

  function toggle(): void {
    const other = theme === 'dark' ? 'light' : 'dark';
    writeDevice(STORAGE_NAME, other);
    document.documentElement.dataset.theme = other;
    setTheme(other);
  }
  return { theme, toggle };
}
