import type L from 'leaflet';
import { buildFixTheMapUrl, FIX_THE_MAP_URL } from '../../../lib/device/fix-the-map.js';

/** Events that precede any use of the link. */
const EVENTS = ['pointerover', 'focusin', 'click', 'auxclick'] as const;

/**
 * Makes the link for correcting the map lead to the current view. Leaflet writes all credits again when one changes, so
 * the link is looked up when it is used.
 */
export function directFixTheMapLink(map: L.Map, credits: HTMLElement): void {
  const direct = ({ target }: Event) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a');
    if (link?.href.startsWith(FIX_THE_MAP_URL)) {
      link.href = buildFixTheMapUrl(map.getCenter().wrap(), Math.round(map.getZoom()));
    }
  };
  for (const name of EVENTS) credits.addEventListener(name, direct);
}
