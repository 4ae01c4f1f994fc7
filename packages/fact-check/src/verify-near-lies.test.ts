import { gradeStatements as grade } from '../test/grade-statements.js';
import { DEMONYMS } from './lexicon/demonyms.js';
import { LANGUAGES, type Language } from './lexicon/languages.js';
import { findConcepts, findPhraseConcepts } from './lexicon/lexicon.js';
import { normalizeWord } from './text/normalize-word.js';
import { readText } from './text/read-text.js';

it.each([
  ['en', 'Restored: 1930–1981', 'Construction began in 1930.'],
  ['en', 'Restored: 1930–1981', 'The castle was completed in 1981.'],
  ['en', 'renovation: 1990–1995', 'Construction began in 1990.'],
  ['en', 'renovation: 1990–1995', 'The castle was completed in 1995.'],
  ['en', 'Owner: 1930–1981 Karl Meyer', 'Construction began in 1930.'],
  ['en', 'Owner: 1930–1981 Karl Meyer', 'The castle was finished in 1981.'],
  ['en', 'prison: until 1981', 'The castle was finished in 1981.'],
  ['en', 'Built: 1965–1992', 'Construction began in the 1970s.'],
  ['en', 'Built: 1965–1992', 'It was completed in the 1970s.'],
  ['es', 'El castillo fue construido en 1550 por Rodrigo Pérez.', 'Sebastián Pérez construyó el castillo en 1550.'],
  ['fr', 'Le château fut construit en 1550 par Louis Martin.', 'Timothée Martin construisit le château en 1550.'],
  ['pt', 'O castelo foi construído em 1550 por Rodrigo Pires.', 'Miriam Pires construiu o castelo em 1550.'],
  ['it', 'Il castello fu costruito nel 1550 da Luigi Rossi.', 'Stefano Rossi costruì il castello nel 1550.'],
  [
    'de',
    'Am 5. August 1944 brannte die Burg. // Die Burg hat 7 Türme.',
    'Am 7. August des Jahres 1944 brannte die Burg.',
  ],
  ['de', 'Im August 1944 brannte die Burg.', 'Im August des Jahres 1945 brannte die Burg.'],
  ['en', 'The castle was sold in 1950.', 'The castle was bought in 1950.'],
  [
    'it',
    'elevation above sea level: 540 m // A ogni spigolo sta una torre.',
    'Le torri raggiungono i 540 m di altezza.',
  ],
  [
    'en',
    'The castle has the longest row of inhabited houses on any bridge in Europe.',
    'It is the longest bridge in Europe.',
  ],
  ['en', 'Karl Meyer sold the castle in 1950.', 'Karl Meyer bought the castle in 1950.'],
  ['de', 'Karl Meyer verkaufte die Burg 1950.', 'Karl Meyer kaufte die Burg 1950.'],
  ['fr', 'Karl Meyer vendit le château en 1950.', 'Karl Meyer acheta le château en 1950.'],
  ['en', 'The castle was lit in 1950.', 'The castle was burned in 1950.'],
  ['en', 'The castle is well preserved.', 'The castle is well restored.'],
  ['en', 'Stones were carried to the castle in 1950.', 'Stones were taken over to the castle in 1950.'],
  ['en', 'In the war of 1944 the castle burned.', 'Soldiers burned the castle in the war of 1944.'],
  [
    'en',
    'The castle receives 200,000 visitors a year. // A festival was held in 1990.',
    'A festival is held here every year.',
  ],
  ['en', 'The castle has towers. // fires: 1327, 1531, 1708', 'The castle has three towers.'],
  ['es', 'El castillo fue prisión desde 1900. // Fue restaurado en 1950.', 'El castillo fue prisión durante 50 años.'],
  ['es', 'El castillo fue prisión desde 1900. // Fue restaurado en 1950.', 'Fue prisión durante casi 50 años.'],
  [
    'en',
    'The castle was a prison in 1900. // It was restored in 1950.',
    'The restoration of the castle took 50 years.',
  ],
  [
    'en',
    'It is the oldest bridge in Testburg and the longest in Europe.',
    'It is the oldest and longest bridge in Europe.',
  ],
  ['en', 'It is the oldest bridge in Testburg and the longest in Europe.', 'It is the oldest bridge in Europe.'],
  [
    'en',
    'It is the oldest bridge in Testburg and the longest in Europe.',
    'It is the oldest, longest bridge in Europe.',
  ],
  ['en', 'The tower was open until 1900.', 'The tower was not open until 1900.'],
  ['en', 'The bridge was closed until 2005.', 'The bridge was not closed until 2005.'],
  ['en', 'The park was private until 1888.', 'The park was not private until 1888.'],
  ['en', 'The chapel was used until 1950.', 'The chapel was not used until 1950.'],
  ['en', 'The castle was inhabited until 1900.', 'The castle was not inhabited until 1900.'],
  ['en', 'The castle was damaged until 1900.', 'The castle was not damaged until 1900.'],
  ['en', 'The tower was open until 1900.', 'It was not until 1900 that the tower was open.'],
  ['en', 'It is the oldest bridge in Bavaria.', 'No bridge in Germany is older.'],
  ['de', 'Die Burg ist die größte Burg in Bayern.', 'Keine Burg in Deutschland ist größer.'],
  ['en', 'It is the tallest tower in Testburg.', 'No tower in Germany is taller.'],
  ['en', 'The tower is 95 m high.', 'The tower is just over 100 m high.'],
  ['en', 'The castle has 104 rooms.', 'The castle has almost 100 rooms.'],
  ['en', 'The tower is just under 100 m high.', 'The tower is just over 100 m high.'],
  ['en', 'The castle was built in 1900. // It burned in 1948.', 'It burned just over 50 years later.'],
  ['en', 'No more than 50 monks live here.', 'More than 45 monks live here.'],
  ['en', 'No more than 50 monks live here.', '50 monks live here.'],
  ['en', 'The hall holds no more than 300 people.', 'The hall holds about 320 people.'],
  ['en', 'The castle has three towers.', 'The castle has a tower or two.'],
  ['en', 'At its opening the hall had 12 shops.', 'The hall opened with a shop or two.'],
  ['en', 'At its opening the hall had 120 stalls.', 'The hall opened with a shop or two.'],
  ['en', 'Karl Meyer modeled the garden on Versailles.', 'Versailles was modeled on the garden of Karl Meyer.'],
  [
    'en',
    'The design of Meyer was modeled on the dome of Brunelleschi.',
    'The design of Brunelleschi was modeled on the dome of Meyer.',
  ],
  ['en', 'The museum of Communism opened here in 1990.', 'A Communist opened the museum here in 1990.'],
  ['en', 'The castle shows an exhibition about Impressionism.', 'Impressionists show an exhibition in the castle.'],
  ['en', 'Karl Meyer rented the castle.', 'Karl Meyer paid for the castle.'],
  ['en', 'Karl Meyer designed the garden.', 'Karl Meyer worked in the garden.'],
  [
    'en',
    'The castle burned in 1712. // A chapel was built in 1794.',
    'The chapel was built in the early 18th century.',
  ],
])('verifySentences: does not grade near misses as sourced: %s: %s: %s', (language, facts, text) => {
  expect(grade(facts, text, language)).not.toBe('sourced');
});

it.each([
  ['en', 'Built: 1965–1992', 'Construction began in 1965.'],
  ['en', 'Built: 1965–1992', 'It was completed in 1992.'],
  ['en', 'construction: 1965–1992', 'It was finished in 1992.'],
  ['en', 'Built: 1965–1992', 'It was built in the 1970s.'],
  ['de', 'Am 5. August 1944 brannte die Burg.', 'Am 5. August des Jahres 1944 brannte die Burg.'],
  ['es', 'prisión: 1900–1950', 'El castillo fue prisión durante 50 años.'],
  ['en', 'The castle receives 200,000 visitors a year.', 'Every year 200,000 visitors come to the castle.'],
  [
    'en',
    'It is the oldest bridge in Testburg and the longest in Europe.',
    'It is the oldest bridge in Testburg and the longest in Europe.',
  ],
  ['en', 'It is the oldest and longest bridge in Europe.', 'The oldest and longest bridge in Europe is here.'],
])('verifySentences: grades what facts state as sourced: %s: %s: %s', (language, facts, text) => {
  expect(grade(facts, text, language)).toBe('sourced');
});

it('verifySentences: accepts the number of listed years only before "times"', () => {
  expect(grade('fires: 1327, 1531, 1708', 'It burned three times.', 'en')).not.toBe('omitted');
  expect(grade('fires: 1327, 1531, 1708', 'It burned on three nights.', 'en')).toBe('omitted');
});

it.each([
  [
    'Hotel Adler is 600 m north of Castle Test.',
    'If you stay at the Hotel Adler, the castle lies 600 meters to the south.',
    'The Hotel Adler stands 600 meters south of the castle.',
  ],
  [
    'The stair was painted around 1575.',
    'The stair was painted in the second half of the 16th century.',
    'The stair was painted in the first half of the 16th century.',
  ],
  [
    'The castle was founded in 1794.',
    'The castle was founded late in the 18th century.',
    'The castle was founded early in the 18th century.',
  ],
  [
    'At its opening the hall had 120 stalls and six shops.',
    'When it opened, the hall had 120 stalls and half a dozen shops.',
    'The hall opened with 120 shops and six stalls.',
  ],
  ['height of the tower: 49 metre', 'The tower is 49 meters high.', 'The nave is 49 meters high.'],
  ['The tower is 90 m high.', 'The tower is nearly 95 m high.', 'Nothing in the world is higher than the tower.'],
  ['The tower was finished in 1900.', 'The tower was not finished until 1900.', 'It was not finished until 1901.'],
  ['The tower is 105 m high.', 'The tower is just over 100 m high.', 'The tower is just under 100 m high.'],
  ['The castle has 20 rooms.', 'The castle has a mere 20 rooms.', 'The castle has a mere 24 rooms.'],
  ['area: 9 hectare', 'The castle covers no more than nine hectares.', 'The castle covers no more than five hectares.'],
  ['admission: 2.23 euros', 'Admission is a little over two euros.', 'Admission is a little over three euros.'],
  [
    'opening hours: Su 12:00-16:00',
    'On Sundays you have to wait until noon to get in.',
    'On Sundays you have to wait until four to get in.',
  ],
  [
    'Construction began in 1863 and was completed in 1889.',
    'Construction lasted 26 years.',
    'Construction lasted 30 years.',
  ],
  [
    'The castle was built in 1500 and burned in 1550.',
    'The castle was built in 1500 and burned 50 years later.',
    'Its construction lasted 50 years.',
  ],
  [
    'The castle was founded in 1794. // It has a chapel of 1712.',
    'The castle was founded late in the 18th century.',
    'The castle was founded in the first half of the 18th century.',
  ],
  ['It is the largest garden in Germany.', 'No garden in the country is larger.', 'No garden in the world is larger.'],
])('verifySentences: distinguishes a paraphrase of "%s" from what it does not say', (facts, said, unsaid) => {
  expect(grade(facts, said, 'en')).not.toBe('omitted');
  expect(grade(facts, unsaid, 'en')).toBe('omitted');
});

it.each([
  ['The architect came from Hungary.', 'The architect was Hungarian.', 'sourced'],
  ['The architect came from Austria.', 'The architect was Austrian.', 'sourced'],
  ['The architect came from Canada.', 'The architect was Canadian.', 'sourced'],
  ['The architect came from Belgium.', 'The architect was Belgian.', 'sourced'],
  ['The architect came from Peru.', 'The architect was Peruvian.', 'sourced'],
  ['The architect came from Mexico.', 'The architect was Mexican.', 'sourced'],
  ['It was designed by a Swiss architect in 1850.', 'It was designed by a Dutch architect in 1850.', 'omitted'],
])('verifySentences: compares nationalities and countries: %s: %s', (fact, text, expected) => {
  expect(grade(fact, text, 'en', 'NL')).toBe(expected);
});

it('verifySentences: compares counted things across languages if the lexicon has the word of the fact', () => {
  expect(grade('Der Turm hat 12 Glocken.', 'The tower has 12 bells.', 'en', 'DE', 'de')).toBe('sourced');
  expect(grade('Der Turm hat 12 Glocken.', 'The tower has 12 chandeliers.', 'en', 'DE', 'de')).toBe('omitted');
});

const COLUMNS: readonly (readonly Language[])[] = [['en'], ['de'], ['fr', 'es', 'it', 'pt']];
const COUNTRY_ROWS = [...DEMONYMS.matchAll(/^n-country-([A-Z]{2}) \| (.*)$/gm)].map(([, code, words]) => ({
  code: code!,
  columns: words!.split('|').map((column) => column.replaceAll('*', '').trim().split(/\s+/).filter(Boolean)),
}));

it.each(COUNTRY_ROWS)(
  'DEMONYMS: those of $code share a concept with its name in every language',
  ({ code, columns }) => {
    const find = (name: string, language: Language) =>
      readText(name, language).tokens.flatMap(({ concepts }) => concepts);
    const regions = (language: Language) => new Intl.DisplayNames([language], { type: 'region' }).of(code)!;
    const english = find(regions('en'), 'en');
    for (const language of LANGUAGES) {
      const country = find(regions(language), language).filter((concept) => english.includes(concept));
      expect([language, country.length > 0]).toEqual([language, true]);
      const words = columns[COLUMNS.findIndex((column) => column.includes(language))] ?? [];
      for (const word of words) {
        const key = normalizeWord(word.replace(/\[(.)[^\]]*\]/g, '$1'));
        const concepts = key.includes('-') ? findPhraseConcepts(key, language) : findConcepts(key, language);
        expect([word, concepts.some((concept) => country.includes(concept))]).toEqual([word, true]);
      }
    }
  },
);
