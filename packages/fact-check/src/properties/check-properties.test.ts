import { toFact } from '../../test/grade-statements.js';
import type { VerificationInput } from '../verdicts.js';
import { verifySentences } from '../verify-sentences.js';

const PLACE = {
  name: 'Testburg',
  localName: null,
  aliases: [],
  city: null,
  region: null,
  country: 'Germany',
  countryCode: 'DE',
  latitude: 50,
  longitude: 8,
};

function grade(statements: readonly string[], text: string, language = 'en'): string {
  const facts = statements.map((statement, index) => toFact(statement, index, language));
  const input: VerificationInput = { place: PLACE, facts, language };
  return verifySentences([{ text, facts: facts.map(({ id }) => id) }], input)[0]!.grade;
}

const HALL = ['architect: Eero Saarinen; structural engineer: Hannskarl Bandel'];
const VIADUCT = ['hauteur: 122 m', 'ouverture de l’arche: 165 m'];
const BRIDGE = ['foundation: 1357', 'opening: 1402'];

it.each([
  [HALL, 'Eero Saarinen was the architect.', 'en'],
  [BRIDGE, 'It opened in 1402.', 'en'],
  [BRIDGE, 'It was founded in 1357 and opened in 1402.', 'en'],
  [VIADUCT, 'Le viaduc mesure 122 mètres de haut.', 'fr'],
])('verifySentences: keeps values with their properties (%j): %s', (facts, text, language) => {
  expect(grade(facts, text, language)).not.toBe('omitted');
});

it.each([
  [HALL, 'Hannskarl Bandel was the architect.', 'en'],
  [BRIDGE, 'It was founded in 1402.', 'en'],
  [BRIDGE, 'It opened in 1357.', 'en'],
  [VIADUCT, 'D’un seul jet, l’arche enjambe 122 mètres.', 'fr'],
])('verifySentences: omits values with other properties (%j): %s', (facts, text, language) => {
  expect(grade(facts, text, language)).toBe('omitted');
});
