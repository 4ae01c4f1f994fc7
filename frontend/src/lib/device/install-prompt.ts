import { DEVICE_KEY_PREFIX } from '../brand.js';
import { readDevice, writeDevice } from './device-storage.js';

/** Number of the visit from which installing is offered. */
const FIRST_OFFER_VISIT = 2;
const NAME = 'install';
/** Session storage key that marks a tab whose visit was counted. */
const COUNTED_KEY = `${DEVICE_KEY_PREFIX}visit-counted`;

/** Event with which a browser offers to install the app; TypeScript has no type for it. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** Event that came before the app had loaded; page-start.js stores it here. */
    installPrompt?: InstallPromptEvent | null;
  }
}

interface InstallState {
  visits: number;
  isDismissed: boolean;
}

function readState(): InstallState {
  const { visits, isDismissed } = (readDevice(NAME) ?? {}) as Partial<Record<keyof InstallState, unknown>>;
  return { visits: typeof visits === 'number' ? visits : 0, isDismissed: isDismissed === true };
}

/** Counts this tab's visit once. Returns whether installing may be offered now. */
export function countVisit(): boolean {
  const { visits, isDismissed } = readState();
  const total = visits + (markCounted() ? 1 : 0);
  if (total !== visits) writeDevice(NAME, { visits: total, isDismissed });
  return !isDismissed && total >= FIRST_OFFER_VISIT && !isInstalled();
}

/** Marks this tab. Returns whether it was not marked before. */
function markCounted(): boolean {
  try {
    const isNew = window.sessionStorage.getItem(COUNTED_KEY) === null;
    if (isNew) window.sessionStorage.setItem(COUNTED_KEY, '1');
    return isNew;
  } catch {
    // Storage is blocked, so no visit can be counted.
    return false;
  }
}

/** Remembers that the user declined to install the app. */
export const dismissInstall = (): void => void writeDevice(NAME, { ...readState(), isDismissed: true });

/** Returns whether the page runs as an installed app. */
const isInstalled = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  (navigator as { standalone?: boolean }).standalone === true;

/** Whether the browser installs apps only through its share menu, as on iPhones and iPads. */
export const installsFromShareMenu = (): boolean => 'standalone' in navigator;
