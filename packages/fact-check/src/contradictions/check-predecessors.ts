import type { FactEvidence } from '../checks/evidence.js';
import { isSameWord } from '../checks/words/word-match.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

const BEFORE = /^(?:before|vor|bevor|avant|antes|prima)$/;
const FUNCTION = /^(?:of|de|di|do|da|dem|der|den|que|d|['’])$/;
/** People who did something, as the subject of a sentence that says who was there before. */
const PEOPLE =
  /^(?:dozens?|hundreds?|many|others?|several|some|people|climbers?|explorers?|men|women|somebody|someone|dutzende?|hunderte?|viele|andere|mehrere|einige|menschen|manner|jemand|dizaines?|centaines?|beaucoup|plusieurs|autres|certains|quelqu|docenas?|cientos|muchos|otros|varios|algunos|alguien|decine|centinaia|molti|altri|alcuni|qualcuno|dezenas|centenas|muitos|outros|alguns|alguem)$/;
const NO_ONE =
  /(?<!\p{L})(?:no|not|none|nobody|never|nothing|few|kein\p{L}*|niemand|nie|nicht\p{L}*|personne|jamais|aucun\p{L}*|n['’]|ne|nadie|nunca|ningun\p{L}*|ningún|nessun\p{L}*|mai|non|ninguém|nenhum\p{L}*|não|tried|failed|attempt\p{L}*|versuch\p{L}*|scheiter\p{L}*|tent[éeèa]\p{L}*|intent\p{L}*|fracas\p{L}*|fall\p{L}*)(?!\p{L})|n['’]t/iu;
/** Tokens between a name and its rank in a fact. */
const MAX_DISTANCE = 5;
/** Words between the beginning and the people. */
const MAX_LEAD = 3;

/**
 * Checks that nobody precedes the one who was first: "dozens had been there before Kourounis" for "Kourounis became the
 * first person to set foot there".
 */
export function checkPredecessors(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const { tokens, text } = reading;
  const before = tokens.findIndex(({ word }) => BEFORE.test(word));
  if (before === -1 || NO_ONE.test(text)) return null;
  if (!tokens.slice(0, Math.min(before, MAX_LEAD)).some(({ word }) => PEOPLE.test(word))) return null;
  const start = before + 1 + (FUNCTION.test(tokens[before + 1]?.word ?? '') ? 1 : 0);
  const name = tokens.slice(start, start + 2).filter(isNamePart);
  const isFirst = cited.some(({ readings }) => readings.some((fact) => isFirstIn(name, reading, fact)));
  return isFirst ? { reason: 'role', detail: name.map((token) => token.text).join(' ') } : null;
}

const isNamePart = ({ kind, isCapital, isFunction }: Token): boolean => kind === 'word' && isCapital && !isFunction;

const isFirstIn = (name: readonly Token[], reading: Reading, fact: Reading): boolean =>
  fact.tokens.some(
    (token, position) =>
      token.concepts.includes('first') &&
      fact.tokens
        .slice(Math.max(0, position - MAX_DISTANCE), position + 1 + MAX_DISTANCE)
        .some(
          (other) => isNamePart(other) && name.some((each) => isSameWord(each, reading.language, other, fact.language)),
        ),
  );
