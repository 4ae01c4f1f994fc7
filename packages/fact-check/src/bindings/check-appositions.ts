import type { FactEvidence } from '../checks/evidence.js';
import { isSameWord } from '../checks/words/word-match.js';
import { isOfClass } from '../lexicon/lexicon.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';

/** Two words that belong together: a title and a name, a quality and its noun, or a name and its origin. */
interface Bond {
  first: Token;
  last: Token;
}

/**
 * Checks that a sentence does not pair words that the facts pair with others: "the Frenchman X and the Romanian Y" does
 * not support "the Frenchman Y", and "A of B and C of D" does not support "A of D".
 */
export function checkAppositions(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const known = cited.flatMap(({ readings }) => readings);
  for (const find of [findTitled, findOrigins, findQualified]) {
    const stated = find(reading);
    if (stated.length === 0) continue;
    const isComparable = find !== findQualified;
    const facts = known.filter(({ language }) => isComparable || language === reading.language);
    const bonds = facts.flatMap((fact) => find(fact).map((bond) => ({ ...bond, language: fact.language })));
    for (const { first, last } of stated) {
      const isSame = (a: Token, b: Token, language: Reading['language']) =>
        isSameWord(a, reading.language, b, language);
      const ofFirst = bonds.filter((bond) => isSame(first, bond.first, bond.language));
      const ofLast = bonds.filter((bond) => isSame(last, bond.last, bond.language));
      const isKnown = ofFirst.some((bond) => isSame(last, bond.last, bond.language));
      const isGivenToOther = find === findTitled ? isStated(last, reading, facts) : ofLast.length > 0;
      const isCrossed = ofFirst.length > 0 && isGivenToOther;
      if (!isKnown && isCrossed) return { reason: 'role', detail: `${first.text} ${last.text}` };
    }
  }
  return null;
}

const isStated = (name: Token, { language }: Reading, known: readonly Reading[]): boolean =>
  known.some((fact) => fact.tokens.some((token) => isSameWord(name, language, token, fact.language)));

const isContent = (token: Token | undefined): token is Token =>
  token !== undefined && token.kind === 'word' && !token.isFunction;
const isName = (token: Token | undefined): token is Token =>
  isContent(token) && token.isCapital && token.concepts.length === 0;

/** Finds a title with the last word of its name: "the sculptor Bartholdi", "the Romanian Leonida". */
const findTitled = ({ tokens }: Reading): Bond[] =>
  tokens.flatMap((first, position) => {
    const isTitle = first.concepts.some((concept) => isOfClass(concept, 'r') || PEOPLES.has(concept));
    const isMutual = first.concepts.some((concept) => MUTUAL.has(concept));
    if (!isTitle || isMutual || !isName(tokens[position + 1])) return [];
    let end = position + 1;
    while (isName(tokens[end + 1]) || /^[-']$/.test(tokens[end + 1]?.text ?? '')) end++;
    return [{ first, last: tokens[end]! }];
  });

/** Mutual relations, which hold for both persons: "his brother X". */
const MUTUAL = new Set(['brother', 'sister', 'friend', 'husband', 'wife', 'people']);

const PEOPLES = new Set(
  'german french italian spanish british american greek egyptian chinese japanese swedish danish dutch portuguese swiss russian romanian'.split(
    ' ',
  ),
);

/** Finds a name and its origin: "Isidore of Miletus". */
const findOrigins = ({ tokens }: Reading): Bond[] =>
  tokens.flatMap((token, position) => {
    const [first, last] = [tokens[position - 1], tokens[position + 1]];
    return /^(?:of|von|de|di)$/.test(token.text) && isName(first) && isName(last) ? [{ first, last }] : [];
  });

/** Finds materials and colors with their nouns: "stone cladding over a steel frame". Several may share a noun. */
function findQualified({ tokens, language }: Reading): Bond[] {
  if (language !== 'en' && language !== 'de') return [];
  return tokens.flatMap((first, position) => {
    if (!isQuality(first)) return [];
    let noun = position + 1;
    while (tokens[noun] !== undefined && isQuality(tokens[noun]!)) noun++;
    const last = tokens[noun];
    const isNoun = isContent(last) && !last.isCapital && (last.isVerb !== true || /ing$/.test(last.word));
    return isNoun ? [{ first, last }] : [];
  });
}

const MATERIALS = new Set(
  'iron steel copper bronze gold silver stone marble granite limestone sandstone wood glass concrete brick soapstone'.split(
    ' ',
  ),
);
const isQuality = ({ concepts }: Token): boolean =>
  concepts.some((concept) => MATERIALS.has(concept) || isOfClass(concept, 'c'));
