import { expect, test } from '@jest/globals';
import { Atlas, getDisplayName } from '../atlas/atlas.js';
import { parseSearch } from './parse-search.js';

const read = (text: string) => {
  const { places, relation, kind, rest } = parseSearch(Atlas.load(), text, 'exact');
  return [places[0] ? getDisplayName(places[0].place) : null, relation, kind?.label ?? null, rest.join(' ')];
};

test.each([
  ['weekend in prague', 'Prague'],
  ['long weekend in Vienna', 'Vienna'],
  ['family trip to London', 'London'],
  ['family trip london', 'London'],
  ['3 day itinerary tokyo', 'Tokyo'],
  ['Rome in 3 days', 'Rome'],
  ['two days in Florence', 'Florence'],
  ['itinerary for Lisbon', 'Lisbon'],
  ['road trip iceland', 'Iceland'],
  ['backpacking thailand', 'Thailand'],
  ['city break budapest', 'Budapest'],
  ['best time to visit Kyoto', 'Kyoto'],
  ['when to go to Morocco', 'Morocco'],
  ['how many days in Rome', 'Rome'],
  ['weather in Oslo', 'Oslo'],
  ['instagram spots paris', 'Paris'],
  ['photo spots in Santorini', 'Santorini'],
  ['cheap things to do in berlin', 'Berlin'],
  ['rainy day amsterdam', 'Amsterdam'],
  ['amsterdam on a rainy day', 'Amsterdam'],
  ['rome with kids', 'Rome'],
  ['Paris vacation', 'Paris'],
  ['layover in Dubai', 'Dubai'],
  ['wochenende in Hamburg', 'Hamburg'],
  ['fin de semana en Sevilla', 'Seville'],
  ['weekend a venezia', 'Venice'],
  ['cose da vedere a Napoli', 'Naples'],
  ['cosa fare a Roma', 'Rome'],
  ['day trip to Salzburg', 'Salzburg'],
])('parseSearch: reads words about how and when to travel as nothing but the place: %s', (text, place) => {
  expect(read(text)).toEqual([place, 'in', null, '']);
});

test.each([
  ['capital of Bhutan', 'Thimphu'],
  ['what is the capital of Australia', 'Canberra'],
  ['capital city of the Netherlands', 'Amsterdam'],
  ['Hauptstadt von Georgien', 'Tbilisi'],
  ['capitale du Maroc', 'Rabat'],
  ['capital de España', 'Madrid'],
  ['japan capital', 'Tokyo'],
])('parseSearch: answers a question for a capital: %s', (text, place) => {
  expect(read(text)).toEqual([place, 'in', null, '']);
});

test.each([
  ['day trips from munich', 'Munich'],
  ['best day trips from Florence', 'Florence'],
  ['day trips near Seattle', 'Seattle'],
  ['Edinburgh day trips', 'Edinburgh'],
  ['day trips Barcelona', 'Barcelona'],
  ['excursions from Reykjavik', 'Reykjavík'],
  ['Tagesausflüge von Berlin', 'Berlin'],
  ['excursiones desde Madrid', 'Madrid'],
  ['gite da Milano', 'Milan'],
])('parseSearch: reads from where day trips are looked for: %s', (text, place) => {
  expect(read(text)).toEqual([place, 'day trip from', null, '']);
});

test.each([
  ['romantic weekend in venice', ['Venice', 'in', null, 'romantic']],
  ['honeymoon bali', ['Bali', 'in', null, 'honeymoon']],
  ['free museums london', ['London', 'in', 'Museums', '']],
  ['museums with kids in berlin', ['Berlin', 'in', 'Museums', '']],
  ['weekend market bangkok', ['Bangkok', 'in', 'Markets', 'weekend']],
  ['東京 寺', ['Tokyo', 'in', 'Temples and shrines', '']],
  ['музеи Париж', ['Paris', 'in', 'Museums', '']],
])('parseSearch: keeps what is looked for on a trip: %s', (text, expected) => expect(read(text)).toEqual(expected));

test.each([
  ['northern spain', 'Spain', 'north'],
  ['south of france', 'France', 'south'],
  ['the south of France', 'France', 'south'],
  ['Southern Italy', 'Italy', 'south'],
  ['things to do in northern italy', 'Italy', 'north'],
  ['castles in the south of england', 'England', 'south'],
  ['beaches eastern Spain', 'Spain', 'east'],
  ['western turkey', 'Türkiye', 'west'],
  ['north romania', 'Romania', 'north'],
  ['Norditalien', 'Italy', 'north'],
  ['sud de la france', 'France', 'south'],
  ['norte de España', 'Spain', 'north'],
  ['sud italia', 'Italy', 'south'],
])('parseSearch: reads a part of a country: %s', (text, place, direction) => {
  const { places, part } = parseSearch(Atlas.load(), text, 'exact');
  expect([getDisplayName(places[0]!.place), part?.direction]).toEqual([place, direction]);
});

test.each([
  'South Africa',
  'beaches in south africa',
  'North Macedonia',
  'Northern Ireland',
  'West Virginia',
  'South Tyrol',
])('parseSearch: reads a name that begins with a direction as that place: %s', (text) => {
  const { places, part } = parseSearch(Atlas.load(), text, 'exact');
  expect([getDisplayName(places[0]!.place), part]).toEqual([
    text.replace(/^beaches in south africa$/, 'South Africa'),
    null,
  ]);
});

test.each([
  ['hidden gems in Lisbon', 'Lisbon', null],
  ['hidden gems lisbon', 'Lisbon', null],
  ['Rome off the beaten path', 'Rome', null],
  ['lesser known museums in paris', 'Paris', 'Museums'],
  ['unusual things to do in london', 'London', null],
  ['secret places in Prague', 'Prague', null],
  ['Geheimtipps Hamburg', 'Hamburg', null],
  ['rincones secretos de Sevilla', 'Seville', null],
])('parseSearch: reads that what few people know is looked for: %s', (text, place, kind) => {
  const intent = parseSearch(Atlas.load(), text, 'exact');
  expect([
    intent.isLesserKnown,
    getDisplayName(intent.places[0]!.place),
    intent.kind?.label ?? null,
    intent.rest,
  ]).toEqual([true, place, kind, []]);
});

test.each([
  ['ghost towns', null, ['ghost-towns'], []],
  ['dark tourism', null, ['dark-tourism'], []],
  ['street art in Berlin', 'Berlin', ['street-art'], []],
  ['Weihnachtsmärkte in Österreich', 'Austria', ['christmas-markets'], []],
  ['rome with kids', 'Rome', ['families'], ['families']],
  ['rainy day amsterdam', 'Amsterdam', ['rainy-day'], ['rainy-day']],
  ['was kann man in Hamburg bei Regen machen', 'Hamburg', ['rainy-day'], ['rainy-day']],
  ['free things to do in London', 'London', ['free'], ['free']],
  ['open now in Vienna', 'Vienna', [], ['open']],
  ['best time to visit Japan', 'Japan', [], ['season']],
])('parseSearch: reads topics with judged places, and what is asked besides: %s', (text, place, topics, conditions) => {
  const intent = parseSearch(Atlas.load(), text, 'exact');
  expect([
    intent.places[0] ? getDisplayName(intent.places[0].place) : null,
    intent.topics.map(({ id }) => id),
    intent.conditions,
  ]).toEqual([place, topics, conditions]);
});

test.each([
  ['Welsh castles', ['Wales', 'in', 'Castles', '']],
  ['Bavarian castles', ['Bavaria', 'in', 'Castles', '']],
  ['south India temples', ['South India', 'in', 'Temples and shrines', '']],
  ['cruise on the Nile', ['Nile', 'in', null, '']],
  ['chateaux de la Loire', ['Loire Valley', 'in', 'Castles', '']],
  ['où manger à Lyon', ['Lyon', 'in', 'Restaurants', '']],
  ['how much does the Louvre cost', ['Louvre Museum', 'in', null, '']],
  ['sagrada famila barcelona', ['Sagrada Família', 'in', null, '']],
  ['destinations in Europe', ['Europe', 'in', null, '']],
  ['what to do in rome with two days', ['Rome', 'in', null, '']],
  ['quiet beaches thailand', ['Thailand', 'in', 'Beaches', '']],
  ['tiny village norway fjord', ['Norway', 'in', 'Fjords', 'village']],
  ['old town tallinn medieval walls', ['Tallinn', 'in', null, 'old town medieval walls']],
  ['canals like venice', [null, 'in', null, 'canals']],
  ['beaches similar to Santorini', [null, 'in', 'Beaches', '']],
  ['jardins japonais kyoto', ['Kyoto', 'in', null, 'jardins japonais']],
])('parseSearch: reads phrases of travelers: %s', (text, expected) => expect(read(text)).toEqual(expected));

test.each([
  ['places where Mozart lived', 'mozart'],
  ['where did Van Gogh paint', 'van gogh'],
  ['wo wurde Beethoven geboren', 'beethoven'],
])('parseSearch: reads whose places are looked for: %s', (text, subject) => {
  const intent = parseSearch(Atlas.load(), text, 'exact');
  expect([intent.subject, intent.places, intent.kind]).toEqual([subject, [], null]);
});

test.each([
  ['north-west England', 'northwest'],
  ['north west England', 'northwest'],
  ['northwest England', 'northwest'],
  ['east coast of Australia', 'east'],
  ['central Italy', 'center'],
])('parseSearch: reads a direction however it is spelled: %s', (text, direction) => {
  expect(parseSearch(Atlas.load(), text, 'exact').part?.direction).toBe(direction);
});

test.each([
  ['Glasgow vs Edinburgh', ['Glasgow', 'Edinburgh'], 'Glasgow, Edinburgh'],
  ['which is better: Lisbon or Porto?', ['Lisbon', 'Porto'], 'Lisbon, Porto'],
  ['Wien oder Prag', ['Vienna', 'Prague'], 'Vienna, Prague'],
  ['Lyon ou Marseille', ['Lyon', 'Marseille'], 'Lyon, Marseille'],
  ['prague or budapest or vienna', ['Prague', 'Budapest', 'Vienna'], 'Prague, Budapest, Vienna'],
])('parseSearch: reads places that are compared: %s', (text, names, subject) => {
  const intent = parseSearch(Atlas.load(), text, 'exact');
  expect(intent.places.map(({ place }) => getDisplayName(place))).toEqual(names);
  expect([intent.subject, intent.kind, intent.rest]).toEqual([subject, null, []]);
});

test.each(['castles or palaces', 'sink or swim'])('parseSearch: compares no places in "%s"', (text) => {
  expect(parseSearch(Atlas.load(), text, 'exact').places.length).toBeLessThan(2);
});

test.each([
  ['roman ruins outside italy', null, 'in', ['Italy']],
  ['beaches not in Spain', null, 'in', ['Spain']],
  ['castles in Germany except Bavaria', 'Germany', 'in', ['Bavaria']],
  ['Burgen außerhalb von Deutschland', null, 'in', ['Germany']],
  ['castles outside Munich', 'Munich', 'near', ['Munich']],
  ['castles in Germany', 'Germany', 'in', []],
])('parseSearch: reads where nothing is looked for: %s', (text, place, relation, excluded) => {
  const intent = parseSearch(Atlas.load(), text, 'exact');
  expect([intent.places.map(({ place: one }) => getDisplayName(one))[0] ?? null, intent.relation]).toEqual([
    place,
    relation,
  ]);
  expect(intent.excluded.map(({ place: one }) => getDisplayName(one))).toEqual(excluded);
});

test.each([
  ['ristorante vicino al colosseo', 'Colosseum', 'Restaurants'],
  ['hotel cerca de la sagrada familia', 'Sagrada Família', 'Hotels'],
  ['Restaurants in der Nähe vom Eiffelturm', 'Eiffel Tower', 'Restaurants'],
  ['hôtel près de la tour eiffel', 'Eiffel Tower', 'Hotels'],
])('parseSearch: reads words for near with an article: %s', (text, place, kind) =>
  expect(read(text)).toEqual([place, 'near', kind, '']),
);

test.each([
  ['hampi', 'Hampi'],
  ['things to do in bled', 'Bled'],
  ['museums in monterey', 'Monterey'],
  ['versailles', 'Palace of Versailles'],
  ['lake bled', 'Lake Bled'],
])('parseSearch: takes a town rather than a sight that has its name among others: %s', (text, place) =>
  expect(read(text)[0]).toBe(place),
);
