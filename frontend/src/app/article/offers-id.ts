/** Id of the section of an article with its offers. */
export const OFFERS_ID = 'offers';
