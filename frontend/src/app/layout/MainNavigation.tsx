import { Bookmark, Camera, Compass, House, type LucideIcon, UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { Link } from '../../ui/navigation/Link.js';
import { STRINGS } from '../strings.js';
import styles from './MainNavigation.module.css';

interface Destination {
  to: string;
  label: string;
  /** Shown on small screens. */
  icon?: LucideIcon;
  /** Paths, or beginnings of paths, of the pages on which this link is marked as current. */
  pages: readonly string[];
  /** Screens that show it; all if absent. */
  screens?: 'small' | 'large';
}

/** The same on every public page: a bar at the bottom of small screens, part of the header on large ones. */
const DESTINATIONS: readonly Destination[] = [
  { to: '/app', label: STRINGS.destinations.home, icon: House, pages: ['/', '/app', '/d'] },
  {
    to: '/explore',
    label: STRINGS.destinations.explore,
    icon: Compass,
    pages: ['/explore', '/articles', '/dynamic', '/places', '/countries', '/regions'],
  },
  { to: '/map', label: STRINGS.destinations.map, pages: ['/map'], screens: 'large' },
  { to: '/app?start=camera', label: STRINGS.destinations.photo, icon: Camera, pages: [], screens: 'small' },
  { to: '/saved', label: STRINGS.destinations.saved, icon: Bookmark, pages: ['/saved'] },
  {
    to: '/profile',
    label: STRINGS.destinations.profile,
    icon: UserRound,
    pages: ['/profile', '/auth'],
    screens: 'small',
  },
];

/**
 * Whether a path belongs to a page or is below it. The start page matches only itself, because it is above all paths.
 */
const isOn = (pathname: string, page: string): boolean =>
  pathname === page || (page !== '/' && pathname.startsWith(`${page}/`));

/** Navigation of the public pages. */
export function MainNavigation() {
  const { pathname } = useLocation();
  return (
    <nav className={styles.navigation} aria-label={STRINGS.navigation}>
      <ul>
        {DESTINATIONS.map(({ to, label, icon: Icon, pages, screens }) => (
          <li key={label} className={screens && styles[screens]}>
            <Link to={to} aria-current={pages.some((page) => isOn(pathname, page)) ? 'page' : undefined}>
              {Icon && <Icon aria-hidden="true" />}
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
