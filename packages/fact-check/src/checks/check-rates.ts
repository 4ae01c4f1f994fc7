import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import type { FactEvidence } from './evidence.js';

/** Whether a sentence turns a number at one time into a rate: "60 each season" for "60 visitors at one time". */
const isOtherRate = (reading: Reading, cited: readonly FactEvidence[]): boolean =>
  RATE.test(reading.text) &&
  reading.quantities.length > 0 &&
  cited.every(({ fact: { statement } }) => AT_ONCE.test(statement) && !RATE.test(statement));
const AT_ONCE =
  /(?<!\p{L})(?:at (?:one|any one|a|the same) time|at once|gleichzeitig|auf einmal|à la fois|en même temps|a la vez|alla volta|contemporaneamente|de cada vez|ao mesmo tempo)(?!\p{L})/iu;
const RATE =
  /(?<!\p{L})(?:(?:each|every|a|per) (?:day|week|month|season|year)|(?:pro|am|im) (?:Tag|Woche|Monat|Saison|Jahr)|par (?:jour|semaine|mois|saison|an)|(?:al|por|cada) (?:día|semana|mes|temporada|año|dia|mês|ano)|(?:al|ogni) (?:giorno|settimana|mese|stagione|anno))(?!\p{L})/iu;

/** Checks that a price keeps the period that the cited facts give for it: "9 € an hour" is not "9 € a day". */
export function checkRates(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  if (isOtherRate(reading, cited)) return { reason: 'number-of-something-else', detail: RATE.exec(reading.text)![0] };
  if (!hasPrice(reading)) return null;
  const periods = new Set(
    cited.flatMap(({ readings }) => readings.filter(hasPrice).flatMap(({ tokens }) => tokens.flatMap(findPeriods))),
  );
  const other = reading.tokens.find(
    (token) => findPeriods(token).length > 0 && !findPeriods(token).some((period) => periods.has(period)),
  );
  return periods.size > 0 && other !== undefined ? { reason: 'number-of-something-else', detail: other.text } : null;
}

const hasPrice = ({ quantities }: Reading): boolean => quantities.some(({ dimension }) => dimension === 'money');
const findPeriods = ({ concepts, word }: Token): string[] =>
  YEARLY.test(word) ? ['year'] : concepts.filter((concept) => PERIODS.has(concept));
const YEARLY = /^(?:annual|yearly|annuel|anual|annu[ao]|jahrlich)\w*$/;
const PERIODS: ReadonlySet<string> = new Set(['hour', 'day', 'week', 'month']);
