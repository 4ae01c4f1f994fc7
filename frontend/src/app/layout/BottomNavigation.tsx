import type { LucideIcon } from 'lucide-react';
import { Link } from '../../ui/navigation/Link.js';
import { classNames } from '../../ui/styles/class-names.js';
import { STRINGS } from '../strings.js';
import styles from './BottomNavigation.module.css';

export interface Destination {
  to: string;
  label: string;
  icon: LucideIcon;
  current: boolean;
}

interface BottomNavigationProps {
  destinations: Destination[];
  /** Hides the bar on large screens, where the header contains the same links. */
  isSmallOnly?: boolean;
}

export function BottomNavigation({ destinations, isSmallOnly }: BottomNavigationProps) {
  return (
    <nav className={classNames(styles.navigation, isSmallOnly && styles.smallOnly)} aria-label={STRINGS.navigation}>
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
