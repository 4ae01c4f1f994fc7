import type { Reading } from '../../text/read-text.js';
import type { Token } from '../../text/tokenize.js';
import type { FactEvidence } from '../evidence.js';
import { isSameWord } from './word-match.js';

const NOT_ALLOWED =
  /(?<!\p{L})(?:not|no|never|nicht|kein\w*|pas|aucun\w*|nunca|ningún|non|nessun\w*|não|nenhum\w*)(?!\p{L})|n['’]t/iu;
const NOT_PERMITTED =
  /(?<!\p{L})(?:not|no|never|nicht|kein\w*|pas|non|não) (?:\p{L}+ )?(?:allow\p{L}*|permitted|erlaubt|gestattet|zulässig|permis\p{L}*|autorisé\p{L}*|permitid\p{L}*|permess\p{L}*|consentit\p{L}*)/iu;
const CLOSED_FOR_GOOD =
  /(?<!\p{L})(?:closed permanently|permanently closed|dauerhaft geschlossen|fermée? définitivement|cerrad[oa] definitivamente|chius[oa] definitivamente)(?!\p{L})/iu;

/** Returns whether a word for a ban or permission is supported: "may not be photographed" equals "forbidden". */
export function isForbidden({ concepts, text }: Token, reading: Reading, cited: readonly FactEvidence[]): boolean {
  if (concepts.includes('ban-rule')) return isSaid(NOT_PERMITTED, reading, cited);
  if (!concepts.includes('permit-rule')) return false;
  const isDenied = reading.text.split(/[,;:]/).some((part) => NOT_ALLOWED.test(part) && part.includes(text));
  return isDenied && (cited.some((fact) => fact.concepts.has('ban-rule')) || isSaid(CLOSED_FOR_GOOD, reading, cited));
}

/** Whether a sentence repeats only words of the part with the ban: "no dogs are allowed; children are welcome". */
const isSaid = (pattern: RegExp, { tokens, language }: Reading, cited: readonly FactEvidence[]): boolean =>
  cited.some(({ readings }) =>
    readings.some((fact) => {
      const match = pattern.exec(fact.text);
      if (match === null) return false;
      const start = Math.max(...[...';:.,'].map((sign) => fact.text.lastIndexOf(sign, match.index)));
      const ends = [...';:,.'].map((sign) => fact.text.indexOf(sign, match.index)).filter((end) => end !== -1);
      const end = Math.min(...ends, fact.text.length);
      const isShared = (known: Token) =>
        known.kind === 'word' &&
        !known.isFunction &&
        tokens.some((token) => !token.isFunction && isSameWord(token, language, known, fact.language));
      const shared = fact.tokens.filter(isShared);
      return shared.length > 0 && shared.every((token) => token.start > start && token.end <= end);
    }),
  );
