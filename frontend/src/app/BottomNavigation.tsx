import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { classNames } from '../ui/class-names.js';
import styles from './BottomNavigation.module.css';
import { TEXTS } from './texts.js';

export interface Destination {
  to: string;
  label: string;
  icon: LucideIcon;
  current: boolean;
}

interface BottomNavigationProps {
  destinations: Destination[];
  /** Left out on large screens, where the header says it all. */
  smallOnly?: boolean;
}

export function BottomNavigation({ destinations, smallOnly }: BottomNavigationProps) {
  return (
    <nav className={classNames(styles.navigation, smallOnly && styles.smallOnly)} aria-label={TEXTS.navigation}>
      <ul>
        {destinations.map(({ to, label, icon: Icon, current }) => (
          <li key={label}>
            <Link to={to} aria-current={current ? 'page' : undefined}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
