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
  /** Start of the paths on which it is marked. */
  pages: readonly string[];
  /** Size of the screens that show it; all when absent. */
  screens?: 'small' | 'large';
}

/** The same on every public page: a bar at the bottom of small screens, in the header of large ones. */
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

/** The start page matches only itself, because every path begins with it. */
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
