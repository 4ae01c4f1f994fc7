import type { ReactNode } from 'react';
import { BRAND } from '../../lib/brand.js';
import { Logo } from '../../ui/media/Logo.js';
import { Link } from '../../ui/navigation/Link.js';
import { classNames } from '../../ui/styles/class-names.js';
import { STRINGS } from '../strings.js';
import styles from './AppShell.module.css';
import { ThemeToggle } from './ThemeToggle.js';

interface AppShellProps {
  /** Content of the header next to the logo. */
  header?: ReactNode;
  /** Navigation bar: at the bottom of small screens, in the header of large ones. */
  navigation?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders the frame around every page. */
export function AppShell({ header, navigation, className, children }: AppShellProps) {
  return (
    <div className={classNames(styles.shell, navigation ? styles.withBottomNavigation : undefined)}>
      <a href="#content" className={styles.skipLink}>
        {STRINGS.skip}
      </a>
      <header className={styles.header}>
        <Link to="/" className={styles.logo} aria-label={STRINGS.home}>
          <Logo name={BRAND} />
        </Link>
        {navigation}
        <div className={styles.controls}>
          {header}
          <div className={styles.headerTheme}>
            <ThemeToggle />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classNames(styles.content, className)}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>{STRINGS.motto}</p>
        <div className={styles.footerTheme}>
          <ThemeToggle />
        </div>
        <p>{STRINGS.sources}</p>
      </footer>
    </div>
  );
}
