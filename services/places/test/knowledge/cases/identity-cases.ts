import { claim } from '../../support/wikimedia/fake-wikidata.js';
import type { IdentityCase } from './case-types.js';

/** Cases that were written before the resolver. */
export const IDENTITY_CASES: IdentityCase[] = [
  {
    title: 'a building by its name and position',
    place: {
      name: 'Eiffel Tower',
      localName: 'Tour Eiffel',
      kind: 'landmark',
      latitude: 48.8584,
      longitude: 2.2945,
      countryCode: 'FR',
    },
    items: {
      Q243: { label: 'Eiffel Tower', at: [48.85822, 2.2945], is: ['Q1440476'], country: ['Q142'] },
      Q999: { label: 'Eiffel Tower', at: [36.1125, -115.1725], is: ['Q570116'], country: ['Q30'] },
    },
    expected: { id: 'Q243', foundBy: 'search' },
  },
  {
    title: 'a homonym in another country is not the place',
    place: { name: 'Eiffel Tower', kind: 'landmark', latitude: 33.67, longitude: -95.55, countryCode: 'US' },
    items: { Q243: { label: 'Eiffel Tower', at: [48.85822, 2.2945], is: ['Q1440476'], country: ['Q142'] } },
    expected: null,
  },
  {
    title: 'a village whose item is a municipality',
    place: { name: 'Hallstatt', kind: 'city', latitude: 47.5622, longitude: 13.6493, countryCode: 'AT' },
    items: {
      Q259858: { label: 'Hallstatt', at: [47.5558, 13.6465], is: ['Q667509'], country: ['Q40'] },
      Q205405: { label: 'Hallstatt culture', at: [47.5622, 13.6493], is: ['Q465299'] },
    },
    expected: { id: 'Q259858', foundBy: 'search' },
  },
  {
    title: 'a city and the municipality of its name: the city',
    place: { name: 'Utrecht', kind: 'city', latitude: 52.0908, longitude: 5.1222, countryCode: 'NL' },
    items: {
      Q803: { label: 'Utrecht', at: [52.0917, 5.1222], is: ['Q515'], country: ['Q55'] },
      Q39297398: { label: 'Utrecht', at: [52.085, 5.1], is: ['Q2039348'], country: ['Q55'] },
      Q776: { label: 'Utrecht', at: [52.12, 5.2], is: ['Q134390'], country: ['Q55'] },
    },
    expected: { id: 'Q803', foundBy: 'search' },
  },
  {
    title: 'two churches of one name in one street: none',
    place: {
      name: 'St. Mary Church',
      kind: 'landmark',
      category: 'Religious Site',
      latitude: 41.9,
      longitude: 12.49,
      countryCode: 'IT',
    },
    items: {
      Q11: { label: 'Saint Mary Church', at: [41.9004, 12.49], is: ['Q16970'], country: ['Q38'] },
      Q12: { label: 'Saint Mary Church', at: [41.8996, 12.49], is: ['Q16970'], country: ['Q38'] },
    },
    expected: null,
  },
  {
    title: 'a region is never a town of its name',
    place: { name: 'Bali', kind: 'region', placeType: 'Island', latitude: -8.35, longitude: 115.1, countryCode: 'ID' },
    items: {
      Q21: { label: 'Bali', at: [-8.4, 115.1], is: ['Q532'], country: ['Q252'] },
    },
    expected: null,
  },
  {
    title: 'an island by its area, although the centers are apart',
    place: { name: 'Bali', kind: 'region', placeType: 'Island', latitude: -8.35, longitude: 115.1, countryCode: 'ID' },
    items: {
      Q4648: {
        label: 'Bali',
        at: [-8.45, 115.25],
        is: ['Q23442'],
        country: ['Q252'],
        claims: { P2046: [claim.quantity('+5780', 'Q712226')] },
      },
      Q22: { label: 'Bali', at: [25.84, 72.26], is: ['Q532'], country: ['Q668'] },
    },
    expected: { id: 'Q4648', foundBy: 'search' },
  },
  {
    title: 'a tag of the map comes first',
    place: { name: 'Tour Eiffel', kind: 'landmark', latitude: 48.8584, longitude: 2.2945, countryCode: 'FR' },
    items: { Q243: { label: 'Eiffel Tower', at: [48.85822, 2.2945], is: ['Q1440476'], country: ['Q142'] } },
    osm: { wikidata: 'Q243' },
    expected: { id: 'Q243', foundBy: 'osm wikidata' },
  },
  {
    title: 'a tag that names a company is not believed',
    place: {
      name: 'Hard Rock Cafe',
      kind: 'landmark',
      category: 'Restaurant',
      latitude: 48.87,
      longitude: 2.34,
      countryCode: 'FR',
    },
    items: { Q918151: { label: 'Hard Rock Cafe', is: ['Q4830453'], country: ['Q30'] } },
    osm: { wikidata: 'Q918151' },
    expected: null,
  },
  {
    title: 'a tag that names an item of another country is not believed',
    place: { name: 'Tour Eiffel', kind: 'landmark', latitude: 48.8584, longitude: 2.2945, countryCode: 'FR' },
    items: { Q243: { label: 'Half-scale tower', at: [36.1125, -115.172], is: ['Q1440476'], country: ['Q30'] } },
    osm: { wikidata: 'Q243' },
    expected: null,
  },
  {
    title: 'a restaurant is never searched by its name',
    place: {
      name: 'Le Meurice',
      kind: 'landmark',
      category: 'Other',
      noun: 'a hotel',
      latitude: 48.865,
      longitude: 2.328,
      countryCode: 'FR',
    },
    items: { Q1542591: { label: 'Le Meurice', at: [48.865, 2.328], is: ['Q27686'], country: ['Q142'] } },
    expected: null,
  },
  {
    title: 'an article of the map leads to the item',
    place: { name: 'Dom Tower', kind: 'landmark', latitude: 52.0907, longitude: 5.1214, countryCode: 'NL' },
    items: { Q1237: { label: 'Dom Tower of Utrecht', at: [52.0907, 5.1213], is: ['Q12518'], country: ['Q55'] } },
    osm: { article: ['nl', 'Domtoren (Utrecht)'] },
    articles: { 'nl:Domtoren (Utrecht)': 'Q1237' },
    expected: { id: 'Q1237', foundBy: 'osm wikipedia' },
  },
  {
    title: 'the same words in another order',
    place: { name: 'Utrecht Dom Tower', kind: 'landmark', latitude: 52.0907, longitude: 5.1214, countryCode: 'NL' },
    items: { Q1237: { label: 'Dom Tower of Utrecht', at: [52.0907, 5.1213], is: ['Q12518'], country: ['Q29999'] } },
    expected: { id: 'Q1237', foundBy: 'search' },
  },
  {
    title: 'a name in another script',
    place: {
      name: 'Kinkaku-ji',
      localName: '金閣寺',
      kind: 'landmark',
      category: 'Religious Site',
      latitude: 35.0394,
      longitude: 135.7292,
      countryCode: 'JP',
    },
    items: {
      Q752: {
        label: 'Temple of the Golden Pavilion',
        labels: { ja: '金閣寺' },
        at: [35.0395, 135.7285],
        is: ['Q5393308'],
        country: ['Q17'],
      },
    },
    expected: { id: 'Q752', foundBy: 'search' },
  },
  {
    title: 'a city by its GeoNames id',
    place: { name: 'Delft', kind: 'city', latitude: 52.0067, longitude: 4.3556, countryCode: 'NL' },
    items: {
      Q690: {
        label: 'Delft',
        at: [52.0117, 4.3593],
        is: ['Q515'],
        country: ['Q55'],
        claims: { P1566: [claim.text('2757345')] },
      },
      Q31: { label: 'Delft', at: [52.006, 4.355], is: ['Q3957'], country: ['Q55'] },
    },
    geoNamesId: '2757345',
    expected: { id: 'Q690', foundBy: 'external id' },
  },
  {
    title: 'a country by its code',
    place: { name: 'France', kind: 'country', latitude: 48.8566, longitude: 2.3522, countryCode: 'FR' },
    items: { Q142: { label: 'France', is: ['Q6256'], claims: { P297: [claim.text('FR')] } } },
    expected: { id: 'Q142', foundBy: 'external id' },
  },
  {
    title: 'an item that was merged leads to the other',
    place: { name: 'Colosseum', kind: 'landmark', latitude: 41.8902, longitude: 12.4922, countryCode: 'IT' },
    items: {
      Q77: { redirect: 'Q10285' },
      Q10285: { label: 'Colosseum', at: [41.8902, 12.4923], is: ['Q54831'], country: ['Q38'] },
    },
    osm: { wikidata: 'Q77' },
    expected: { id: 'Q10285', foundBy: 'osm wikidata' },
  },
];
