import { gradeStatements } from '../test/grade-statements.js';

const SHORE = 'The castle lies at 78 degrees north on the southern shore of the Adventfjord.';
const BANKS = 'The castle stands on the eastern bank of the river.';
const TOWERS = 'The north tower is 31 m high, and the gate is in the south.';
const SECOND = 'It is the second-steepest rack railway in the world, after the Pilatus Railway in Switzerland.';
const THIRD = 'The castle hill is the third highest hill in Germany.';
const LONGEST = 'It is the longest wall in Germany and the second longest wall in Europe.';

it.each([
  // Sides.
  ['en', SHORE, 'It lies on the northern shore of the Adventfjord, at 78 degrees north.'],
  ['en', SHORE, 'From 78 degrees north the castle looks out on the northern shore.'],
  ['en', SHORE, 'The northern shore of the Adventfjord carries the castle.'],
  ['en', 'The castle lies at 78° N by the fjord.', 'The castle lies on the north side of the fjord, at 78° N.'],
  ['en', BANKS, 'The castle stands on the western bank of the river.'],
  ['en', BANKS, 'Seen from the western bank of the river, the castle is a good sight in the evening light.'],
  ['en', TOWERS, 'The south tower is 31 m high.'],
  ['de', 'Die Burg steht am südlichen Ufer des Sees.', 'Die Burg steht am nördlichen Ufer des Sees.'],
  ['de', 'Die Burg steht am Südufer des Sees.', 'Die Burg steht am Nordufer des Sees.'],
  ['de', 'Die Burg steht am südlichen Ufer des Sees.', 'Die Burg steht am Nordufer des Sees.'],
  ['fr', 'Le château est sur la rive sud du lac.', 'Le château est sur la rive nord du lac.'],
  ['es', 'El castillo está en la orilla sur del lago.', 'El castillo está en la orilla norte del lago.'],
  ['it', 'Il castello è sulla riva sud del lago.', 'Il castello è sulla riva nord del lago.'],
  // Ranks.
  ['en', SECOND, 'No rack railway in the world is steeper.'],
  ['en', SECOND, 'Nothing on rails is steeper.'],
  ['en', SECOND, 'Nowhere in the world does a rack railway climb a steeper slope than it does here every single day.'],
  ['en', SECOND, 'It is the steepest rack railway in the world.'],
  ['en', THIRD, 'No hill in Germany is higher.'],
  ['en', THIRD, 'No other hill in Germany is as high.'],
  ['de', 'Er ist der zweithöchste Berg in Deutschland.', 'Kein Berg in Deutschland ist höher.'],
  ['de', 'Er ist der zweithöchste Berg in Deutschland.', 'Nirgends in Deutschland gibt es einen höheren Berg.'],
  ['fr', "C'est la deuxième plus haute tour de France.", "Aucune tour de France n'est plus haute."],
  ['es', 'Es la segunda torre más alta de España.', 'Ninguna torre de España es más alta.'],
  ['it', 'È il secondo lago più grande in Italia.', 'Nessun lago in Italia è più grande.'],
  ['pt', 'É a segunda maior torre de Portugal.', 'Nenhuma torre de Portugal é maior.'],
])('verifySentences: omits sides and ranks that the facts exclude: %s: %s: %s', (language, facts, text) => {
  expect(gradeStatements(facts, text, language)).toBe('omitted');
});

it.each([
  // Sides.
  ['en', SHORE, 'It lies on the southern shore of the Adventfjord, at 78 degrees north.'],
  ['en', SHORE, 'The castle stands at 78 degrees north, on the south shore.'],
  ['en', BANKS, 'The eastern bank of the river carries the castle.'],
  ['en', TOWERS, 'The north tower is 31 m high.'],
  ['en', TOWERS, 'The gate is on the south side.'],
  ['en', 'The castle has a north wing and a south wing.', 'The castle has a south wing and a north wing.'],
  ['de', 'Die Burg steht am südlichen Ufer des Sees.', 'Die Burg steht am Südufer des Sees.'],
  ['fr', 'Le château est sur la rive sud du lac.', 'Sur la rive sud du lac se trouve le château.'],
  // Ranks.
  ['en', 'It is the steepest rack railway in the world.', 'No rack railway in the world is steeper.'],
  ['en', SECOND, 'It is the second-steepest rack railway in the world.'],
  ['en', SECOND, 'Only the Pilatus Railway in Switzerland is steeper.'],
  ['en', SECOND, 'No rack railway but the Pilatus Railway is steeper.'],
  ['en', LONGEST, 'No wall in Germany is longer.'],
  ['en', 'It is the highest hill in Germany.', 'No hill in Germany is higher.'],
])('verifySentences: keeps the sides and ranks of the facts: %s: %s: %s', (language, facts, text) => {
  expect(gradeStatements(facts, text, language)).not.toBe('omitted');
});

const MUSEUM = 'opening hours: 10:00-17:00, Wednesdays until 20:00 (September to May); 08:30-18:00 (June to August)';
const SEASONS = 'opening hours: daily 9:00–18:00 (April to October), 10:00–16:00 (November to March)';
const LATE = 'opening hours: daily 10:00–17:00, until 19:00 (July)';

it.each([
  [MUSEUM, 'In July the museum stays open until eight on Wednesdays.'],
  [MUSEUM, 'In July it is open until eight on Wednesdays.'],
  [MUSEUM, 'In January it is open until six.'],
  [MUSEUM, 'It opens at half past eight in October.'],
  [MUSEUM, 'In August it closes at five.'],
  [MUSEUM, 'In summer it closes at five.'],
  [MUSEUM, 'On 5 July it is open until eight.'],
  [MUSEUM, 'From April to July it opens at ten.'],
  [SEASONS, 'In June it opens at ten.'],
  [SEASONS, 'In winter it closes at six.'],
  [SEASONS, 'From October to December it closes at six.'],
  [SEASONS, 'On 24 May it closes at four.'],
])('verifySentences: omits hours of other months: %s: %s', (facts, text) => {
  expect(gradeStatements(facts, text, 'en')).toBe('omitted');
});

it.each([
  [MUSEUM, 'On Wednesdays in October it is open until eight.'],
  [MUSEUM, 'In July it is open until six.'],
  [MUSEUM, 'From June to August it opens at half past eight.'],
  [MUSEUM, 'In winter it opens at ten.'],
  [SEASONS, 'From November to March it closes at four.'],
  [SEASONS, 'In summer it opens at nine.'],
  [LATE, 'In July it is open until seven.'],
  [LATE, 'In January it opens at ten and closes at five.'],
])('verifySentences: keeps hours of the same months: %s: %s', (facts, text) => {
  expect(gradeStatements(facts, text, 'en')).not.toBe('omitted');
});

const PEAKS =
  'The monastery lies on a terrace near the lower, north-eastern peak and has six cells. // A hermitage stands below the higher, southern peak.';
const GATES = 'The gate of the castle is black. // The door of the chapel is white.';
const WINGS = 'The library is in the east wing. // The archive is in the west wing.';
const TURRETS = 'The old turret holds a clock. // The new turret holds a bell.';
const FLUEGEL = 'Die Bibliothek liegt im Ostflügel im östlichen Hof. // Das Archiv liegt im westlichen Hof.';
const AILES = "La bibliothèque est dans l'aile nord. // La chapelle est dans l'aile sud.";

it.each([
  [
    'en',
    PEAKS,
    'The monastery sits just below the higher, southern peak, with the hermitage on the lower summit to the north-east.',
  ],
  ['en', PEAKS, 'The monastery stands by the southern peak, the hermitage by the north-eastern.'],
  ['en', PEAKS, 'Below the southern peak lies the monastery, and near the north-eastern one the hermitage.'],
  ['en', PEAKS, 'The hermitage stands near the north-eastern peak, and the monastery below the southern.'],
  ['en', GATES, 'The gate is white, and the door black.'],
  ['en', GATES, 'The door of the chapel is black, the gate of the castle white.'],
  ['en', WINGS, 'The library is in the west wing and the archive in the east.'],
  ['en', WINGS, 'The archive fills the east wing, the library the west.'],
  ['en', TURRETS, 'The old turret has a bell, the new one a clock.'],
  ['en', TURRETS, 'A bell hangs in the old turret, and a clock in the new.'],
  ['de', FLUEGEL, 'Das Archiv liegt im östlichen Hof, die Bibliothek im westlichen.'],
  ['fr', AILES, "La bibliothèque est dans l'aile sud, la chapelle dans l'aile nord."],
])('verifySentences: omits qualities exchanged between two facts: %s: %s: %s', (language, facts, text) => {
  expect(gradeStatements(facts, text, language)).toBe('omitted');
});

it.each([
  ['en', PEAKS, 'The monastery lies near the lower, north-eastern peak, and the hermitage below the higher, southern.'],
  ['en', PEAKS, 'A hermitage stands below the southern peak, while the monastery lies near the north-eastern one.'],
  ['en', GATES, 'The gate is black, and the door white.'],
  ['en', WINGS, 'The library is in the east wing and the archive in the west.'],
  ['en', TURRETS, 'The old turret has a clock, the new one a bell.'],
  ['de', FLUEGEL, 'Die Bibliothek liegt im östlichen Hof, das Archiv im westlichen.'],
  ['fr', AILES, "La bibliothèque est dans l'aile nord, la chapelle dans l'aile sud."],
])('verifySentences: keeps qualities with what they describe: %s: %s: %s', (language, facts, text) => {
  expect(gradeStatements(facts, text, language)).not.toBe('omitted');
});

const WIFE = 'The castle was dedicated by Karl Orsini to his wife Giulia Farnese, who had died.';
const FAMILY = 'Karl Meyer built the castle for his daughter Anna, and his brother Otto painted the hall.';

it.each([
  ['en', WIFE, 'Karl Orsini dedicated it to his mother Giulia Farnese.'],
  ['en', WIFE, 'Karl Orsini dedicated it to his mother.'],
  ['en', WIFE, 'He dedicated it to Giulia Farnese, his sister.'],
  ['en', WIFE, 'Karl Orsini dedicated the castle to the memory of his mother, who had died not long before that.'],
  ['de', WIFE, 'Karl Orsini widmete es seiner Mutter Giulia Farnese.'],
  ['fr', WIFE, 'Karl Orsini le dédia à sa mère, Giulia Farnese.'],
  ['es', WIFE, 'Karl Orsini lo dedicó a su madre, Giulia Farnese.'],
  ['it', WIFE, 'Karl Orsini lo dedicò alla madre, Giulia Farnese, morta poco prima.'],
  ['pt', WIFE, 'Karl Orsini dedicou-o à mãe, Giulia Farnese.'],
  ['en', FAMILY, 'Karl Meyer built the castle for his sister Anna.'],
  ['en', FAMILY, 'The hall was painted by his son Otto.'],
  ['en', FAMILY, 'His uncle Otto painted the hall.'],
])('verifySentences: omits other relatives: %s: %s: %s', (language, facts, text) => {
  expect(gradeStatements(facts, text, language, 'DE', 'en')).toBe('omitted');
});

it.each([
  ['en', WIFE, 'Karl Orsini dedicated it to his wife, Giulia Farnese.'],
  ['en', WIFE, 'It is dedicated to Giulia Farnese, the wife of Karl Orsini.'],
  ['en', WIFE, 'Karl Orsini dedicated it to Giulia Farnese, his wife.'],
  ['de', WIFE, 'Karl Orsini widmete es seiner Frau Giulia Farnese.'],
  ['it', WIFE, 'Karl Orsini lo dedicò alla moglie, Giulia Farnese.'],
  ['en', FAMILY, 'Karl Meyer built it for his daughter Anna.'],
  ['en', FAMILY, 'His brother Otto painted the hall.'],
])('verifySentences: keeps relatives: %s: %s: %s', (language, facts, text) => {
  expect(gradeStatements(facts, text, language, 'DE', 'en')).not.toBe('omitted');
});

const CLOCK = 'Worshippers go around the stupa clockwise.';
const ISLAND = 'The island is inhabited, and the harbour is accessible.';
const EXPLORER = 'In 2013 the explorer George Kourounis became the first person to set foot at the bottom.';
const VOUCHER = 'Admission is by voucher, which is deducted from the price of a book purchase; vouchers start at 10 €.';

it.each([
  ['en', CLOCK, 'Walk around the stupa anticlockwise, as the pilgrims do.'],
  ['en', CLOCK, 'Worshippers go around the stupa counterclockwise.'],
  ['en', 'Worshippers go around the stupa anticlockwise.', 'Go around the stupa clockwise, as the worshippers do.'],
  ['en', ISLAND, 'The island is uninhabited.'],
  ['en', ISLAND, 'The harbour of the island is inaccessible.'],
  ['en', 'The harbour is inaccessible.', 'The harbour is accessible.'],
  ['en', 'The tower is complete.', 'The tower is incomplete.'],
  ['de', 'Die Insel ist bewohnt.', 'Die Insel ist unbewohnt.'],
  ['en', EXPLORER, 'Dozens had been to the bottom before Kourounis took his samples in 2013.'],
  ['en', EXPLORER, 'Several people had set foot at the bottom before George Kourounis did in 2013.'],
  ['de', EXPLORER, 'Viele waren vor George Kourounis am Boden.'],
  ['fr', EXPLORER, "D'autres avaient atteint le fond avant George Kourounis."],
  ['pt', VOUCHER, 'O voucher custa dez euros e não é descontado na compra de livros.'],
  ['fr', VOUCHER, "Le bon n'est pas déduit du prix du livre."],
])('verifySentences: omits what denies the facts without their words: %s: %s: %s', (language, facts, text) => {
  expect(gradeStatements(facts, text, language, 'DE', language === 'de' && facts.startsWith('Die') ? 'de' : 'en')).toBe(
    'omitted',
  );
});

it.each([
  ['en', CLOCK, 'Walk around the stupa clockwise, as the pilgrims do.'],
  ['en', ISLAND, 'The inhabited island has an accessible harbour.'],
  ['en', 'The harbour is inaccessible.', 'The inaccessible harbour is small.'],
  ['en', 'The tower is unfinished; the hall was built in 1521.', 'The hall was finished in 1521.'],
  ['en', EXPLORER, 'George Kourounis was the first to set foot at the bottom.'],
  ['pt', VOUCHER, 'O voucher custa dez euros.'],
])('verifySentences: keeps what denies no fact: %s: %s: %s', (language, facts, text) => {
  expect(gradeStatements(facts, text, language, 'DE', 'en')).not.toBe('omitted');
});
