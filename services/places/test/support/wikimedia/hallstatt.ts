import { claim } from './fake-wikidata.js';
import { createPlace, type WikimediaWorld } from './open-wikimedia.js';

/** A village that is not in the guidebook. */
export const HALLSTATT = createPlace({
  name: 'Hallstatt',
  kind: 'city',
  placeType: 'City',
  latitude: 47.5622,
  longitude: 13.6493,
  countryCode: 'AT',
  country: 'Austria',
  region: 'Upper Austria',
});

/** What the Wikimedia projects know about it, in texts written for tests. */
export const HALLSTATT_WORLD: WikimediaWorld = {
  items: {
    Q40: { label: 'Austria', is: ['Q6256'] },
    Q41358: { label: 'Upper Austria', is: ['Q261543'] },
    Q259858: {
      label: 'Hallstatt',
      description: 'municipality in Upper Austria',
      at: [47.5558, 13.6465],
      is: ['Q667509'],
      country: ['Q40'],
      sitelinks: { enwiki: 'Hallstatt', enwikivoyage: 'Hallstatt', dewiki: 'Hallstatt' },
      claims: {
        P131: [claim.item('Q41358')],
        P2044: [claim.quantity('+511', 'Q11573')],
        P1082: [claim.quantity('+747', '1', { qualifiers: { P585: [claim.timeSnak('+2023-01-01T00:00:00Z', 11)] } })],
      },
    },
  },
  articles: {
    'en:Hallstatt': {
      item: 'Q259858',
      extract: 'Hallstatt (listen) is a village on a lake in Austria. Salt has been mined above it for 3,000 years.',
    },
  },
  guides: {
    'en:Hallstatt': {
      item: 'Q259858',
      extract: 'Hallstatt is a village that many people visit for a day. It is quiet in the evening.',
      source:
        "'''Hallstatt''' is nice.\n* {{see | name=Salt Mine | hours=Daily 09:30-16:00 | price=€40 | lastedit=2026-05-01 | content=The [[salt]] mine is above the village. Admission is €40.}}",
    },
  },
};
