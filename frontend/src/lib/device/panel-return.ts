import { clearDevice, type DeviceStore, readDevice, writeDevice } from './device-storage.js';

const STORAGE_NAME = 'panel';

/** What of a list is shown stays with the window, so that two windows do not mix. */
function getWindowStore(): DeviceStore | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

/** Remembers what the admin panel shows: tab, search, filters, order and page. @param search of its address */
export function rememberPanelState(search: string, store = getWindowStore()): void {
  writeDevice(STORAGE_NAME, search, store);
}

/** Returns where the admin panel was left in this window, or `otherwise`. */
export function getPanelPath(fallback = '/admin', store = getWindowStore()): string {
  const search = readDevice(STORAGE_NAME, store);
  return typeof search === 'string' && search.startsWith('?') ? `/admin${search}` : fallback;
}

/** Forgets it, because somebody else may use the window next. */
export const clearPanelState = (store = getWindowStore()): void => clearDevice(STORAGE_NAME, store);
