import { Moon, Sun } from 'lucide-react';
import { Button } from '../../ui/form/Button.js';
import { Card } from '../../ui/layout/Card.js';
import { useTheme } from '../layout/ThemeToggle.js';
import { STRINGS as APP_STRINGS } from '../strings.js';
import { STRINGS } from './home-strings.js';
import styles from './ThemeCard.module.css';

/** Card that switches the theme, for which the header of small screens has no room. */
export function ThemeCard() {
  const { theme, toggle } = useTheme();
  return (
    <Card className={styles.card}>
      <h2>{STRINGS.appearance}</h2>
      <Button variant="secondary" onClick={toggle}>
        {theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
        {theme === 'dark' ? APP_STRINGS.lightColors : APP_STRINGS.darkColors}
      </Button>
    </Card>
  );
}
