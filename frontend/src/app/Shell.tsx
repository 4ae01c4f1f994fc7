import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BRAND } from '../lib/brand.js';
import { classNames } from '../ui/class-names.js';
import { Logo } from '../ui/Logo.js';
import styles from './Shell.module.css';
import { ThemeToggle } from './ThemeToggle.js';
import { TEXTS } from './texts.js';

interface ShellProps {
  /** Stands in the header, beside the logo. */
  header?: ReactNode;
  /** The bar of links: at the foot of small screens, in the header of large ones. */
  navigation?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** What is around every page. */
export function Shell({ header, navigation, className, children }: ShellProps) {
  return (
    <div className={classNames(styles.shell, navigation ? styles.withBar : undefined)}>
      <a href="#content" className={styles.skip}>
        {TEXTS.skip}
      </a>
      <header className={styles.header}>
        <Link to="/" className={styles.logo} aria-label={TEXTS.home}>
          <Logo name={BRAND} />
        </Link>
        {navigation}
        <div className={styles.tools}>
          {header}
          <div className={styles.themeAbove}>
            <ThemeToggle />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={classNames(styles.content, className)}>
        {children}
      </main>
      <footer className={styles.footer}>
        <p>{TEXTS.motto}</p>
        <div className={styles.themeBelow}>
          <ThemeToggle />
        </div>
        <p>{TEXTS.sources}</p>
      </footer>
    </div>
  );
}
