/** Header of answers to somebody whose session is over; its value is `ended`. Alone here: browsers need nothing else of it. */
export const SESSION_HEADER = 'placelore-session';
