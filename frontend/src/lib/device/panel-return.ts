import { clearDevice, type DeviceStore, readDevice, writeDevice } from './device-storage.js';

const STORAGE_NAME = 'panel';

/** Session storage belongs to one tab, so that two tabs do not affect each other. */
function getWindowStore(): DeviceStore | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Stores the state of the admin panel: tab, search, filters, order and page. @param search the query string of its URL
 */
export function rememberPanelState(search: string, store = getWindowStore()): void {
  writeDevice(STORAGE_NAME, search, store);
}

/** Returns the last URL of the admin panel in this tab, or `fallback`. */
export function getPanelPath(fallback = '/admin', store = getWindowStore()): string {
  const search = readDevice(STORAGE_NAME, store);
  return typeof search === 'string' && search.startsWith('?') ? `/admin${search}` : fallback;
}

/** Deletes the stored state, because another person may use the tab next. */
export const clearPanelState = (store = getWindowStore()): void => clearDevice(STORAGE_NAME, store);
