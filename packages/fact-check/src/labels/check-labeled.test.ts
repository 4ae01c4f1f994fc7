import type { VerificationInput } from '../verdicts.js';
import { verifySentences } from '../verify-sentences.js';

/** Facts with a label and a value, by id. */
const FACTS = {
  height: 'height: 60 m',
  elevation: 'elevation: 336 m',
  opened: 'opened: 1912',
  built: 'built: 1905–1911',
  ticket: 'ticket: adults €12, children (6–12) €4, under 6 free',
  sundays: 'admission: 9 €, Sundays free for residents',
  hours: 'opening hours: April–September 9:00–19:00, October–March 9:00–17:00; closed Mon and 25 December',
  distance: 'distance: 12 km from Lund on the Malmo road',
  shuttle: 'shuttle: 8 € round trip',
  architect: 'architect: Anna Berg',
  owner: 'owner: Karl Holm',
  sale: 'sale: In 1820 Anna Berg sold the house to Karl Holm.',
  islands: 'islands: eight, six of them fortified',
  location: 'location: 13 km north of Lund',
  ship: 'ship: built 1931, museum ship',
} as const;

const INPUT: VerificationInput = {
  place: {
    name: 'Harbor Tower',
    localName: null,
    aliases: [],
    city: null,
    region: null,
    country: 'Germany',
    countryCode: 'DE',
    latitude: 54,
    longitude: 12,
  },
  facts: Object.entries(FACTS).map(([id, statement]) => ({
    id,
    statement,
    kind: 'detail',
    value: null,
    unit: null,
    language: 'en',
    asOf: null,
  })),
  language: 'en',
};

const grade = (text: string, ids: string) => verifySentences([{ text, facts: ids.split(' ') }], INPUT)[0]!.grade;

it.each([
  ['height', 'The tower rises sixty metres.'],
  ['built', 'Six years went by before the tower was finished in 1911.'],
  ['ticket', 'A nine-year-old pays four euros.'],
  ['hours', 'In July the doors close at seven in the evening.'],
  ['hours', 'On Mondays it is closed.'],
  ['islands', 'Six of the eight islands are fortified; the other two are not.'],
  ['architect', 'The tower was designed by Anna Berg.'],
  ['location', 'Lund lies thirteen kilometres to the south.'],
])('verifySentences: keeps paraphrases of labeled facts (%s): %s', (ids, text) => {
  expect(grade(text, ids)).not.toBe('omitted');
});

it.each([
  ['elevation', 'The tower is 336 metres tall.'],
  ['opened', 'The tower was built in 1912.'],
  ['ticket', 'A nine-year-old pays twelve euros.'],
  ['ticket', 'Adults get in free.'],
  ['sundays', 'On Sundays nobody pays.'],
  ['hours', 'In January the doors close at seven in the evening.'],
  ['hours', 'You can visit on Mondays.'],
  ['hours', 'It is open at Christmas.'],
  ['distance', 'It is 12 km from Malmo.'],
  ['shuttle', 'The shuttle costs 8 € each way.'],
  ['architect owner', 'Karl Holm designed the tower.'],
  ['sale', 'Karl Holm sold the house to Anna Berg in 1820.'],
  ['islands', 'Each of the eight islands is fortified.'],
  ['location', 'Lund lies 13 km north of the tower.'],
  ['height', 'The tower is older than the harbor.'],
  ['height', 'No tower in Poland is higher.'],
])('verifySentences: omits what labeled facts do not state (%s): %s', (ids, text) => {
  expect(grade(text, ids)).toBe('omitted');
});

it('verifySentences: grades an action that no labeled fact states as general', () => {
  expect(grade('The ship fought in 1931.', 'ship')).toBe('general');
});
