/** Query parameter with the method that a link starts. */
export const START_PARAMETER = 'start';
