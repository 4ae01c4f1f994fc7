/** Path to which a device sends the photo that its user shares with the app; the web app manifest contains it, too. */
export const SHARE_PATH = '/app/share';
/** Field of the photo in that form. */
export const SHARE_FIELD = 'photo';
