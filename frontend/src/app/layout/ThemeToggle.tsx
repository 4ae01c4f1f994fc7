import { Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { readDevice, writeDevice } from '../../lib/device/device-storage.js';
import { Button } from '../../ui/form/Button.js';
import { Tooltip } from '../../ui/overlay/Tooltip.js';
import { STRINGS } from '../strings.js';

export function ThemeToggle() {
  const { theme, toggle } = useTheme();
  const text = theme === 'dark' ? STRINGS.lightColors : STRINGS.darkColors;
  return (
    <Tooltip text={text}>
      <Button variant="quiet" size="small" isRound aria-label={text} onClick={toggle}>
        {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      </Button>
    </Tooltip>
  );
}

export type Theme = 'light' | 'dark';

// public/page-start.js reads the same entry before the first paint.
const STORAGE_NAME = 'theme';

function readStoredTheme(): Theme | null {
  const theme = readDevice(STORAGE_NAME);
  return theme === 'light' || theme === 'dark' ? theme : null;
}

/** Returns the current theme, which is the system's until the user chooses one, and a function that switches it. */
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
