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
