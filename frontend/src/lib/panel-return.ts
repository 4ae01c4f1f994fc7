import { type DeviceStore, forgetDevice, readDevice, writeDevice } from './device-storage.js';

const NAME = 'panel';

/** What of a list is shown stays with the window, so that two windows do not mix. */
function windowStore(): DeviceStore | null {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
}

/** Remembers what the admin panel shows: tab, search, filters, order and page. @param search of its address */
export function rememberPanel(search: string, store = windowStore()): void {
  writeDevice(NAME, search, store);
}

/** Returns where the admin panel was left in this window, or `otherwise`. */
export function panelAddress(otherwise = '/admin', store = windowStore()): string {
  const search = readDevice(NAME, store);
  return typeof search === 'string' && search.startsWith('?') ? `/admin${search}` : otherwise;
}

/** Forgets it, because somebody else may use the window next. */
export const forgetPanel = (store = windowStore()): void => forgetDevice(NAME, store);
