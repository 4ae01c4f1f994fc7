import { clearDevice } from '../../../lib/device/device-storage.js';

/**
 * Storage entry for the last choice. It only receives the focus the next time: every photo needs its own consent.
 */
export const LAST_CHOICE_NAME = 'photo-sharing';

/** Deletes the choice, which belongs to one user of the device. */
export const clearLastChoice = (): void => clearDevice(LAST_CHOICE_NAME);
