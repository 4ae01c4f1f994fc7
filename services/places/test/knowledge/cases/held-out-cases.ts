import { claim } from '../../support/wikimedia/fake-wikidata.js';
import type { ClaimCase, IdentityCase, TextCase } from './case-types.js';

/** A third of the cases, which were not consulted while the code was written. */
export const HELD_OUT_IDENTITY_CASES: IdentityCase[] = [
  {
    title: 'an item without a position and with an exact name is not certain enough when another is near',
    place: {
      name: 'Central Park',
      kind: 'landmark',
      category: 'Park',
      latitude: 40.7825,
      longitude: -73.9656,
      countryCode: 'US',
    },
    items: {
      Q160409: { label: 'Central Park', at: [40.7829, -73.9654], is: ['Q22746'], country: ['Q30'] },
      Q41: { label: 'Central Park', is: ['Q482994'] },
    },
    expected: { id: 'Q160409', foundBy: 'search' },
  },
  {
    title: 'a disputed place that two countries claim',
    place: {
      name: 'Western Wall',
      kind: 'landmark',
      category: 'Religious Site',
      latitude: 31.7767,
      longitude: 35.2345,
      countryCode: 'PS',
    },
    items: {
      Q134821: { label: 'Western Wall', at: [31.7767, 35.2345], is: ['Q1370598'], country: ['Q801', 'Q219060'] },
    },
    expected: { id: 'Q134821', foundBy: 'search' },
  },
  {
    title: 'a tag with a missing item falls back to the search',
    place: { name: 'Colosseum', kind: 'landmark', latitude: 41.8902, longitude: 12.4922, countryCode: 'IT' },
    items: { Q10285: { label: 'Colosseum', at: [41.8902, 12.4923], is: ['Q54831'], country: ['Q38'] } },
    osm: { wikidata: 'Q404404' },
    expected: { id: 'Q10285', foundBy: 'search' },
  },
  {
    title: 'a place that is only a film and a surname',
    place: { name: 'Casablanca', kind: 'landmark', latitude: 33.5, longitude: -7.6, countryCode: 'MA' },
    items: { Q132689: { label: 'Casablanca', is: ['Q11424'] }, Q42: { label: 'Casablanca', is: ['Q101352'] } },
    expected: null,
  },
  {
    title: 'a name that is misspelled by one letter',
    place: {
      name: 'Hermitge Museum',
      kind: 'landmark',
      category: 'Museum',
      latitude: 59.9398,
      longitude: 30.3146,
      countryCode: 'RU',
    },
    items: { Q132783: { label: 'Hermitage Museum', at: [59.9397, 30.3144], is: ['Q33506'], country: ['Q159'] } },
    expected: { id: 'Q132783', foundBy: 'search' },
  },
  {
    title: 'a sight 400 m away is another one',
    place: {
      name: 'Old Mill',
      kind: 'landmark',
      category: 'Architecture',
      latitude: 52.0,
      longitude: 5.0,
      countryCode: 'NL',
    },
    items: { Q51: { label: 'Old Mill', at: [52.0036, 5.0], is: ['Q38720'], country: ['Q55'] } },
    expected: null,
  },
  {
    title: 'a proper name of all languages',
    place: {
      name: 'Rijksmuseum',
      kind: 'landmark',
      category: 'Museum',
      latitude: 52.36,
      longitude: 4.8852,
      countryCode: 'NL',
    },
    items: { Q190804: { labels: { mul: 'Rijksmuseum' }, at: [52.36, 4.8853], is: ['Q207694'], country: ['Q55'] } },
    expected: { id: 'Q190804', foundBy: 'search' },
  },
  {
    title: 'a city is not the battle at its name and position',
    place: { name: 'Austerlitz', kind: 'city', latitude: 49.153, longitude: 16.876, countryCode: 'CZ' },
    items: { Q134114: { label: 'Austerlitz', at: [49.153, 16.876], is: ['Q178561'] } },
    expected: null,
  },
];

export const HELD_OUT_CLAIM_CASES: ClaimCase[] = [
  {
    title: 'a decade and a century',
    item: {
      claims: { P571: [claim.time('+1880-00-00T00:00:00Z', 8)], P1619: [claim.time('+1850-00-00T00:00:00Z', 7)] },
    },
    expected: ['The Place came into being in the 1880s.', 'The Place opened in the 19th century.'],
  },
  {
    title: 'a claim that has ended',
    item: {
      claims: {
        P36: [
          claim.item('Q61', { qualifiers: { P582: [claim.timeSnak('+1999-00-00T00:00:00Z', 9)] } }),
          claim.item('Q64'),
        ],
      },
    },
    labels: { Q61: 'Bonn', Q64: 'Berlin' },
    isSettlement: true,
    expected: ['The capital of The Place is Berlin.'],
  },
  {
    title: 'an area in acres and an elevation below the sea',
    item: { claims: { P2046: [claim.quantity('+843', 'Q81292')], P2044: [claim.quantity('-430', 'Q11573')] } },
    expected: ['The Place covers 843 acres (3.41 km²).', 'The Place is 430 m below sea level.'],
  },
  {
    title: 'an architect without a label',
    item: { claims: { P84: [claim.item('Q71'), claim.item('Q72')] } },
    labels: { Q71: 'Ada Bauer' },
    expected: [],
  },
  {
    title: 'a website that is no web address',
    item: { claims: { P856: [claim.text('javascript:alert(1)')] } },
    expected: [],
  },
  {
    title: 'the referenced one of two heights',
    item: {
      claims: {
        P2048: [claim.quantity('+300', 'Q11573'), claim.quantity('+330', 'Q11573', { references: [{ snaks: {} }] })],
      },
    },
    expected: ['The Place is 330 m high.'],
  },
];

export const HELD_OUT_TEXT_CASES: TextCase[] = [
  {
    title: 'initials and numbers with periods',
    text: 'The library was designed by J. R. Smith in 1901. It holds 1.5 million books. No. 10 Downing St. is near.',
    expected: [
      'The library was designed by J. R. Smith in 1901.',
      'It holds 1.5 million books.',
      'No. 10 Downing St. is near.',
    ].filter((text) => text.length >= 25),
  },
  {
    title: 'German ordinals',
    language: 'de',
    text: 'Die Kirche wurde im 15. Jahrhundert erbaut. Sie steht am Markt der Altstadt.',
    expected: ['Die Kirche wurde im 15. Jahrhundert erbaut.', 'Sie steht am Markt der Altstadt.'],
  },
  {
    title: 'several empty parts in one pair of parentheses',
    text: 'Kyoto (; Japanese: , Kyōto [kʲoꜜːto] ; lit.) is a city in Japan with many temples.',
    expected: ['Kyoto (Kyōto) is a city in Japan with many temples.'],
  },
  {
    title: 'Japanese sentences',
    language: 'ja',
    text: '金閣寺は、京都市北区にある臨済宗相国寺派の寺院であり、正式名称は鹿苑寺である。舎利殿は金箔で覆われており、庭園は特別史跡・特別名勝に指定されている。',
    expected: [
      '金閣寺は、京都市北区にある臨済宗相国寺派の寺院であり、正式名称は鹿苑寺である。',
      '舎利殿は金箔で覆われており、庭園は特別史跡・特別名勝に指定されている。',
    ],
  },
];
