/** Path to which a device sends a photo that is shared with the app. The web app manifest also contains it. */
export const SHARE_PATH = '/app/share';
/** Form field of the photo. */
export const SHARE_FIELD = 'photo';
