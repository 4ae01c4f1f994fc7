import { isOfClass } from '../lexicon/lexicon.js';
import { isVerb, type Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { Finding } from '../verdicts.js';
import { isNameToken } from './check-rivals.js';
import type { Evidence, FactEvidence } from './evidence.js';
import { isSameWord } from './word-match.js';

/** Part that a word has in its clause: the preposition before it, or the subject or object of a verb. */
type Role = 'by' | 'of' | 'for' | 'to' | 'from' | 'than' | 'on' | 'now' | 'owner' | 'subject' | 'object';

const PREPOSITIONS: Readonly<Record<string, readonly Role[]>> = {
  by: ['by'],
  von: ['by', 'of', 'from'],
  vom: ['by', 'of', 'from'],
  par: ['by'],
  por: ['by', 'for'],
  da: ['by', 'of', 'from'],
  dal: ['by', 'from'],
  pelo: ['by'],
  pela: ['by'],
  durch: ['by'],
  for: ['for'],
  für: ['for'],
  pour: ['for'],
  para: ['for'],
  per: ['for'],
  to: ['to'],
  nach: ['to'],
  zu: ['to'],
  from: ['from'],
  aus: ['from'],
  desde: ['from'],
  of: ['of'],
  de: ['of', 'from'],
  du: ['of', 'from'],
  del: ['of', 'from'],
  di: ['of'],
  d: ['of'],
  des: ['of', 'from'],
  do: ['of', 'from'],
  'away-from': ['from'],
  than: ['than'],
  als: ['than'],
  que: ['than'],
  now: ['now'],
  on: ['on'],
  onto: ['on'],
  into: ['to'],
};
/** Roles of the facts that rule out a stated role. */
const EXCLUDED: Partial<Record<Role, readonly Role[]>> = {
  by: ['for', 'to', 'from', 'of', 'on', 'than'],
  subject: ['for', 'to', 'from', 'of', 'on', 'than'],
  for: ['subject', 'by', 'owner', 'from'],
  to: ['subject', 'by', 'from', 'owner', 'for'],
  from: ['subject', 'by', 'to', 'owner'],
  than: ['subject', 'by', 'object'],
  on: ['from', 'now'],
  now: ['by', 'of', 'for', 'to', 'from', 'on', 'subject', 'object'],
};
const MAX_WORDS_BEFORE = 5;

/**
 * Checks that names keep the part they have in the facts, that titles stay with their names, and that "X of Y" joins what
 * the facts join.
 */
export function checkRoles(reading: Reading, cited: readonly FactEvidence[], evidence: Evidence): Finding | null {
  const known = cited.flatMap(({ readings }) => readings);
  for (const [position, token] of reading.tokens.entries()) {
    if (token.kind !== 'word' || token.isFunction || reading.numberPositions.has(position)) continue;
    const others = known.flatMap((other) => findSame(token, reading, other).map((at) => ({ other, at })));
    if (others.length === 0) continue;
    const isName = isNameToken(token, reading.language);
    if (hasExcludedRole(reading, position, others, isName)) return { reason: 'role', detail: token.text };
    if (isForeignPart(reading, position, cited, evidence)) return { reason: 'role', detail: token.text };
    const split = isName ? findSplitPair(reading, position, known) : null;
    if (split !== null) return { reason: 'role', detail: split };
  }
  return null;
}

/** "The Eiffel Tower in New York": the place is in no other city than its own. */
function isForeignPart(
  { tokens }: Reading,
  position: number,
  cited: readonly FactEvidence[],
  { input: { place } }: Evidence,
): boolean {
  const token = tokens[position]!;
  const isKnown = cited.some(({ readings }) =>
    readings.some(({ tokens: others }) =>
      others.some((other, at) => other.word === token.word && others[at - 2]?.isOwnName === true),
    ),
  );
  const isAfterPlace =
    !isKnown && /^(?:in|à|en|a)$/.test(tokens[position - 1]?.text ?? '') && tokens[position - 2]?.isOwnName === true;
  return (
    isAfterPlace &&
    token.isCapital &&
    token.concepts.every((concept) => concept.startsWith('n-')) &&
    !token.isOwnName &&
    !place.name.includes(token.text)
  );
}

const findSame = (token: Token, { language }: Reading, other: Reading): number[] =>
  other.tokens.flatMap((each, at) =>
    each.kind === 'word' && !each.isFunction && isSameWord(token, language, each, other.language) ? [at] : [],
  );

function hasExcludedRole(
  reading: Reading,
  position: number,
  others: readonly { other: Reading; at: number }[],
  isName: boolean,
): boolean {
  const stated = getRoles(reading, position, isName);
  const knownRoles = others.flatMap(({ other, at }) => getRoles(other, at, isName));
  if (stated.includes('than') && isCompared(others)) return true;
  const isDistance = reading.tokens.some(({ concepts }) => concepts.includes('distant'));
  if (stated.length === 0 || knownRoles.length === 0 || isDistance) return false;
  const isEnglish = reading.language === 'en' && others.every(({ other }) => other.language === 'en');
  return stated.every((role) => {
    const excluded = EXCLUDED[role];
    const isObject = (known: Role) => known === 'object' && role === 'subject' && isEnglish;
    return excluded !== undefined && knownRoles.every((known) => excluded.includes(known) || isObject(known));
  });
}

/** "The body more than the head" is not "the head more than the body". */
const isCompared = (others: readonly { other: Reading; at: number }[]): boolean =>
  others.every(({ other, at }) => {
    const than = other.tokens.findIndex(({ word }) => word === 'than');
    return than !== -1 && at < than;
  });

/** Returns the possible roles of a word; for common nouns only those that a preposition gives. */
function getRoles({ tokens, language, clauses }: Reading, position: number, isName: boolean): Role[] {
  const next = tokens[position + 1];
  if (/['’]s$/.test(tokens[position]!.text) || next?.text === "'" || next?.text === '’') return isName ? ['owner'] : [];
  const clause = clauses.find(({ positions }) => positions.includes(position))?.positions ?? [];
  let at = position - 1;
  for (; at >= Math.max(0, position - MAX_WORDS_BEFORE); at--) {
    const token = tokens[at]!;
    const roles = PREPOSITIONS[token.word] ?? PREPOSITIONS[token.text.toLowerCase()];
    if (roles !== undefined) {
      // "The work of X" is by X.
      return tokens[at - 1]?.concepts.includes('work') ? ['by', ...roles] : [...roles];
    }
    if (/^(?:der|des)$/.test(token.word) && tokens[at - 1]?.isCapital) return ['of'];
    if (isVerb(tokens, at, language) && !isParticiple(tokens, at, language)) break;
    if (!isModifier(token) && !(language === 'en' && isPlainWord(token))) break;
  }
  if (!isName) return [];
  if (isVerb(tokens, position + 1, language) && !isAuxiliary(tokens[position + 1]!)) return ['subject'];
  if (clause.some((each) => each < position && isVerb(tokens, each, language))) return ['object'];
  const verb = clause.find((each) => each > position && isVerb(tokens, each, language));
  const isStart =
    at < 0 || !clause.includes(at) || at < clause[0]! || CLAUSE_START.test(tokens[at]!.text.toLowerCase());
  if (verb === undefined || !isStart) return [];
  return isAuxiliary(tokens[verb]!) ? ['subject', 'object'] : ['subject'];
}

const CLAUSE_START = /^(?:and|but|while|und|aber|et|mais|y|pero|e|ma|mas|,|;|:|then|later)$/;

const isAuxiliary = (token: Token): boolean => token.concepts.length === 0 && token.isFunction;

/** Articles, qualities, titles, initials and first names stand between a preposition and a name. */
const isModifier = ({ isCapital, isFirst, isFunction, kind, text, word, concepts }: Token): boolean =>
  (isCapital && !(isFirst && (isFunction || concepts.length > 0))) ||
  (kind === 'sign' && text === '.') ||
  DETERMINER.test(word) ||
  concepts.some((concept) => isOfClass(concept, 'r') || isOfClass(concept, 'a') || isOfClass(concept, 'c'));

/** In English everything between a preposition and its noun belongs to the noun. */
const isPlainWord = ({ kind, isFunction, isFirst }: Token): boolean => kind === 'word' && !isFunction && !isFirst;

/** "From one imagined sphere". */
const isParticiple = (tokens: readonly Token[], at: number, language: string): boolean =>
  language === 'en' &&
  /ed$/.test(tokens[at]!.word) &&
  /^(?:the|a|an|one|its|his|her)$/.test(tokens[at - 1]?.word ?? '');

const DETERMINER =
  /^(?:the|a|an|his|her|its|their|der|die|das|den|dem|des|ein|eine|einen|einem|einer|le|la|les|l|un|une|el|los|las|una|il|lo|i|gli|o|os|as|um|uma|sa|son|ses|su|sus|sein|seine|seiner|ihre)$/;

/** Finds a title or a part of a name that the facts join to another name: "the farmer Hiram", "Anthemius of Miletus". */
function findSplitPair(reading: Reading, position: number, known: readonly Reading[]): string | null {
  const { tokens, language } = reading;
  const token = tokens[position]!;
  let at = position - 1;
  if (/^(?:of|de|von|di)$/.test(tokens[at]?.word ?? '')) at--;
  const before = tokens[at];
  if (before === undefined || before.kind !== 'word' || before.isFunction) return null;
  const isTitle =
    before.concepts.some((concept) => isOfClass(concept, 'r') || NATIONS.has(concept)) && at === position - 1;
  const isPart = isNameToken(before, language);
  const isOwned = at === position - 2;
  if (!isTitle && !isPart && !isOwned) return null;
  const places = known.flatMap((other) => findSame(before, reading, other).map((found) => ({ other, found })));
  if (places.length === 0) return null;
  const isJoined = places.some(({ other, found }) => isNearby(other, found, token, language, isTitle));
  const joinsNames = places.some(({ other, found }) => hasNameNearby(other, found));
  return !isJoined && joinsNames ? `${before.text} ${token.text}` : null;
}

const NATIONS = new Set(
  'german french italian spanish british american roman greek swedish danish egyptian'.split(' '),
);
const MAX_PAIR_DISTANCE = 4;
/** "X, Y & Z were the architects". */
const MAX_TITLE_DISTANCE = 7;

function isNearby(
  other: Reading,
  found: number,
  token: Token,
  language: Reading['language'],
  isTitle: boolean,
): boolean {
  const leadsName = isTitle && hasNameAfter(other, found);
  return other.tokens.some((each, at) => {
    if (!isSameWord(token, language, each, other.language) || isSeparated(other, found, at)) return false;
    if (!isTitle) return Math.abs(at - found) <= MAX_PAIR_DISTANCE;
    return at > found ? at - found <= MAX_PAIR_DISTANCE : !leadsName && found - at <= MAX_TITLE_DISTANCE;
  });
}

/** "The farmer Melchor": the title belongs to the name after it. */
const hasNameAfter = ({ tokens, language }: Reading, position: number): boolean =>
  tokens.slice(position + 1, position + 3).some((token) => isNameToken(token, language) && !token.isFirst);

/** Another name list item is between them: "X of Y and Z". */
function isSeparated({ tokens }: Reading, found: number, at: number): boolean {
  const between = tokens.slice(Math.min(found, at) + 1, Math.max(found, at));
  return (
    between.some(({ text }) => /^(?:and|und|et|y|e|;)$/.test(text)) &&
    between.some(({ isCapital }) => isCapital) &&
    found > at
  );
}

const hasNameNearby = (other: Reading, found: number): boolean =>
  other.tokens.some(
    (each, at) =>
      at !== found &&
      Math.abs(at - found) <= MAX_PAIR_DISTANCE &&
      (isNameToken(each, other.language) || each.concepts.some((concept) => NATIONS.has(concept))),
  );
