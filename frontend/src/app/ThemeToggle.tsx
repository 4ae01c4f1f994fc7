import { Moon, Sun } from 'lucide-react';
import { Button } from '../ui/Button.js';
import { Tooltip } from '../ui/Tooltip.js';
import { STRINGS } from './texts.js';
import { useTheme } from './theme.js';

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
