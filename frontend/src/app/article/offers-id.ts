/** Id of the part of an article with its offers. */
export const OFFERS_ID = 'offers';
