import { clearDevice } from '../../../lib/device/device-storage.js';

/** Storage entry with the last choice, which only has the focus the next time: consent is asked for every photo. */
export const LAST_CHOICE_NAME = 'photo-sharing';

/** Forgets the choice, which belongs to one user of the device. */
export const clearLastChoice = (): void => clearDevice(LAST_CHOICE_NAME);
