import { gradeStatements as grade } from '../test/grade-statements.js';

const LANTERNS = 'The painted ceiling shows bronze lanterns and angels.';

it.each([
  ['fr', 'Marie Dubois obligea Anne Morel à partir.', 'Anne Morel obligea Marie Dubois à partir.'],
  ['en', 'The canal carries water from Ulm to Passau.', 'The canal carries water from Passau to Ulm.'],
  ['fr', "Le canal conduit l'eau d'Uzès à Nîmes.", "Le canal conduit l'eau de Nîmes à Uzès."],
  [
    'en',
    'Karl Meyer, guided by the farmer Otto Braun, found it.',
    'Otto Braun, guided by the farmer Karl Meyer, found it.',
  ],
  ['en', 'Its hall is the largest unheated wooden hall in the world.', 'No hall in the world is larger.'],
  ['en', "It is one of Bavaria's most visited castles.", "It is Bavaria's most visited castle."],
  [
    'en',
    'During the war the castle was not destroyed by the army of Karl Meyer in 1944.',
    'The army of Karl Meyer blew up the castle in 1944.',
  ],
  ['en', 'Restoration cost 9 million euros, against an estimate of 2 million.', 'Restoration cost 2 million euros.'],
  ['en', 'No dogs are allowed; children are welcome.', 'Children are banned.'],
  ['en', 'The tower was permanently closed in 2019; the park is open.', 'Nobody is allowed into the park since 2019.'],
  ['en', 'It has the largest free-standing dome in Europe.', 'It has the largest dome in Europe.'],
  ['en', 'It is the oldest still-working clock in France.', 'It is the oldest clock in France.'],
  ['en', 'It is the largest single-span stone arch bridge in Spain.', 'It is the largest bridge in Spain.'],
  [
    'en',
    'The path leads from the gate to the well, and from the well to the chapel.',
    'The path leads from the chapel to the well.',
  ],
  [
    'en',
    'The bus goes from the gate to the well. The tram goes from the well to the pier.',
    'The tram goes from the pier to the well.',
  ],
  [
    'en',
    'The relics were moved from Rome to Milan in 1162 and from Milan to Trier in 1164.',
    'The relics were moved from Rome to Trier in 1162.',
  ],
  ['en', 'The nave was built in 1521/22 and the tower in 1534.', 'The tower was built in 1521.'],
  ['en', 'The nave was built in 1521/22 and the tower in 1534.', 'The tower was built in 1522.'],
  ['en', 'The nave was built in 1521–1522 and the tower in 1534.', 'The tower was built in 1522.'],
  ['en', 'The nave was built in 1521/22 and the tower in 1534.', 'The nave was built in 1534.'],
  ['de', 'Der Chor wurde 1521/22 gebaut und der Turm 1534.', 'Der Turm wurde 1522 gebaut.'],
  ['fr', 'Le chœur fut construit en 1521/22 et la tour en 1534.', 'La tour fut construite en 1522.'],
])('verifySentences: omits parts that have changed places: %s: %s: %s', (language, facts, text) => {
  expect(grade(facts, text, language)).toBe('omitted');
});

it.each([
  ['en', 'Karl Meyer designed the iron roof.', 'Karl Meyer designed the lamp.'],
  ['en', 'The castle is called White Castle because of its white walls.', 'It is called White Castle for its owls.'],
  ['en', 'Legend says that a dragon lived in the castle.', 'A dragon lived in the castle.'],
  [
    'en',
    'The city bought the castle and opened it in 1926. // Karl Meyer lived in the castle from 1906.',
    'The city bought the castle in 1906.',
  ],
  ['en', 'The warship sank on her maiden voyage.', 'It was the first warship.'],
  ['en', 'The castle lies in Testburg.', 'The castle lies in the reserve.'],
])('verifySentences: grades parts that no fact states as general at best: %s: %s: %s', (language, facts, text) => {
  expect(grade(facts, text, language)).not.toBe('sourced');
});

it.each([
  ['en', 'Karl Meyer is believed to have been the architect.', 'The architect is believed to have been Karl Meyer.'],
  ['en', 'The Altmann House, an inn, stands toward the Rhine.', 'Toward the Rhine stands the Altmann House, an inn.'],
  ['en', 'The canal carries water from Ulm to Passau.', 'From Ulm to Passau the canal carries water.'],
  ['en', 'The climb was closed permanently in 2019.', 'Visitors have not been allowed to climb it since 2019.'],
  ['en', 'It is reached through a 1.2-kilometre-long gorge.', 'The gorge is 1.2 km long.'],
  ['en', 'The walkway around Pit 1 of Castle Test leads to the back.', 'The walkway around Pit 1 leads to the back.'],
  ['en', 'It has the largest free-standing dome in Europe.', 'In Europe it has the largest free-standing dome.'],
  [
    'en',
    'The path leads from the gate to the well, and from the well to the chapel.',
    'The path leads from the well to the chapel.',
  ],
  [
    'en',
    'The relics were moved from Rome to Milan in 1162 and from Milan to Trier in 1164.',
    'The relics were moved from Milan to Trier in 1164.',
  ],
  ['en', 'The nave was built in 1521/22 and the tower in 1534.', 'The tower was built in 1534.'],
  ['en', 'The nave was built in 1521/22 and the tower in 1534.', 'The nave was built in 1522.'],
  ['de', 'Der Chor wurde 1521/22 gebaut und der Turm 1534.', 'Der Chor wurde 1522 gebaut.'],
  ['fr', 'Le chœur fut construit en 1521/22 et la tour en 1534.', 'La tour fut construite en 1534.'],
  ['en', LANTERNS, 'Find the bronze lanterns and angels of the painted ceiling, and look back.'],
  ['de', '1521/22 versteckte sich Martin Luther auf der Burg.', 'Martin Luther versteckte sich 1521 und 1522 hier.'],
])('verifySentences: accepts other words for the same: %s: %s: %s', (language, facts, text) => {
  expect(grade(facts, text, language)).toBe('sourced');
});

const COURT = 'The king moved the court to Turin in 1563.';
const PALACE = 'The palace was built for Queen Anna in 1702.';
const TOWER = 'The tower leans toward the south because of the soft ground.';
const NOVEL = 'Anna Reed wrote her first novel in the house in 1847.';
const CLIMB = 'The climb to the dome has 259 steps.';

it.each([
  ['Visitors enter the temple through the east gate.', 'Visitors share the east gate of the temple.'],
  [CLIMB, 'The short climb to the dome has 259 steps.'],
  [CLIMB, 'The slow climb to the dome has 259 bad steps.'],
  [CLIMB, 'The climb to the dome has 259 easy steps.'],
  [COURT, 'The king moved the court to Turin in 1563 by bad luck.'],
  [COURT, 'The king moved the court to Turin in 1563 for a short time.'],
  [COURT, 'The king moved the court to Turin in 1563 after trouble.'],
  [COURT, 'The king moved the court past Turin in 1563.'],
  [COURT, 'The king moved the court back to Turin in 1563.'],
  [COURT, 'The king moved the court to Turin each year.'],
  [PALACE, 'The palace was built for Queen Anna in 1702 as a surprise.'],
  [PALACE, 'The palace was built in a hurry for Queen Anna in 1702.'],
  [PALACE, 'The palace was built and used for Queen Anna in 1702.'],
  [TOWER, 'The tower leans toward the south because of bad luck.'],
  [TOWER, 'The tower slowly leans south because of the soft ground, despite a warning.'],
  ['The garden was laid out by Karl Meyer in 1780.', 'The garden was laid out wrong by Karl Meyer in 1780.'],
  [NOVEL, 'Anna Reed wrote her first short story in the house in 1847.'],
  [NOVEL, 'Anna Reed wrote her first bad novel in the house in 1847.'],
  [NOVEL, 'Anna Reed wrote her first novel in the house in 1847 for her readers.'],
  [LANTERNS, 'Visitors found the bronze lanterns and angels of the painted ceiling.'],
  [NOVEL, 'Anna Reed found her first novel in the house in 1847.'],
  [NOVEL, 'Anna Reed wrote her first novel in the house in 1847, and walked away from it afterward.'],
])('verifySentences: does not treat a word that adds something as filler: %s: %s', (fact, text) => {
  expect(grade(fact, text, 'en')).not.toBe('sourced');
});
