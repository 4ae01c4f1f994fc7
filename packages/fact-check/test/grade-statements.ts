import type { CitableFact } from '../src/verdicts.js';
import { verifySentences } from '../src/verify-sentences.js';

/** A castle that does not exist, so that no sentence is about a known place. */
const CASTLE = {
  name: 'Castle Test',
  localName: null,
  aliases: [],
  city: 'Testburg',
  region: null,
  latitude: 50.1,
  longitude: 10.1,
};

/** Creates a fact of one statement. @param index its number, from which it has its id */
export const toFact = (statement: string, index: number, language: string): CitableFact => ({
  id: `f${index}`,
  statement,
  kind: 'detail',
  value: null,
  unit: null,
  language,
  asOf: null,
});

/** Grades a sentence about a castle that cites all the facts, which are separated by " // ". */
export function gradeStatements(
  statements: string,
  text: string,
  language: string,
  countryCode = 'DE',
  factLanguage = language,
): string {
  const facts = statements.split(' // ').map((statement, index) => toFact(statement, index, factLanguage));
  const country = new Intl.DisplayNames(['en'], { type: 'region' }).of(countryCode)!;
  const input = { place: { ...CASTLE, country, countryCode }, facts, language };
  return verifySentences([{ text, facts: facts.map(({ id }) => id) }], input)[0]!.grade;
}
