import { toNameWithArticle } from './name-with-article.js';

describe('toNameWithArticle', () => {
  it.each([
    'Alps',
    'Balkans',
    'Romantic Road',
    'Swiss Alps',
    'Netherlands',
    'United States',
    'Faroe Islands',
    'Amalfi Coast',
    'French Riviera',
    'Lake District',
    'Middle East',
    'Loire Valley',
    'Black Forest',
    'Isle of Skye',
    'Bay of Kotor',
    'Czech Republic',
    'Norwegian fjords',
  ])('adds an article to %s', (name) => expect(toNameWithArticle(name)).toBe(`the ${name}`));

  it.each([
    'Paris',
    'Tuscany',
    'Patagonia',
    'Ivory Coast',
    'Lake Como',
    'Iguazu Falls',
    'Yosemite Valley',
    'Southeast Asia',
    'The Hague',
    'Cape Town',
    'Sherwood Forest',
  ])('adds none to %s', (name) => expect(toNameWithArticle(name)).toBe(name));
});
