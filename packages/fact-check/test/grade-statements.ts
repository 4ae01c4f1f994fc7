import type { CitableFact } from '../src/verdicts.js';
import { verifySentences } from '../src/verify-sentences.js';

/** A castle that does not exist, so that the lexicon has none of its names. */
export const CASTLE = {
  name: 'Castle Test',
  localName: null,
  aliases: [],
  city: 'Testburg',
  region: null,
  latitude: 50.1,
  longitude: 10.1,
};

/** Creates a fact with the id `f<index>`. */
export const toFact = (statement: string, index: number, language: string): CitableFact => ({
  id: `f${index}`,
  statement,
  kind: 'detail',
  value: null,
  unit: null,
  language,
  asOf: null,
});

/** Grades a sentence about a castle that cites all facts. `statements` are separated by " // ". */
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
