/** Query parameter by which a link starts the photo flow. Its value names the method. */
export const START_PARAMETER = 'start';
