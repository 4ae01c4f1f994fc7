import type { Language } from '../../lexicon/languages.js';
import { findConcepts, getClasses, isOfClass } from '../../lexicon/lexicon.js';
import { isOrdinaryWord } from '../../lexicon/ordinary-words.js';
import type { Reading } from '../../text/read-text.js';
import type { Token } from '../../text/tokenize.js';
import { isPlaceNoun, isSpecific } from '../checkable.js';
import { isCompound } from './word-match.js';

/** "Behind its walls" means inside and is no direction. */
const isBeforeWall = (tokens: readonly Token[], position: number): boolean =>
  tokens[position]!.concepts.includes('behind') &&
  tokens
    .slice(position + 1, position + 4)
    .some(({ concepts }) => concepts.some((concept) => /^(?:wall|facade|door|gate)$/.test(concept)));

const isSeason = (token: Token | undefined): boolean =>
  token?.concepts.some((concept) => concept === 'winter' || concept === 'summer') === true;

/**
 * Whether a word does not have its checkable sense: "what is left of the track" states no side, "reserved for" no
 * booking, and "winter and summer" no season.
 */
const isOtherSense = (tokens: readonly Token[], position: number): boolean => {
  const [before, next] = [tokens[position - 1]?.word ?? '', tokens[position + 1]?.word ?? ''];
  const { word } = tokens[position]!;
  if (/^(?:alongside|neighbou?rs?)$/.test(word)) return true;
  if (word === 'free' && /^(?:be|being|set|become|became|broke)$/.test(before)) return true;
  // "High-born", but not "Paris born".
  if (word === 'born' && before === '-') return true;
  // "Schließt sich an" means "adjoins" and does not state that anything is closed.
  if (/^schl(?:iess\w*|oss\w*)$/.test(word) && tokens.slice(position, position + 3).some(({ text }) => text === 'sich'))
    return true;
  if (word === 'close' && tokens[position + 2]?.kind === 'number') return true;
  if (word === 'deutsch' && before === 'zu') return true;
  if (isSeason(tokens[position]!) && (isSeason(tokens[position + 2]) || isSeason(tokens[position - 2]))) return true;
  if (isSeason(tokens[position]!) && /^(?:comme|como|wie)$/.test(next)) return true;
  if (/^left(?:-of)?$/.test(tokens[position]!.word))
    return (
      !/^(?:the|its|your|his|her|on|to|far|and|or|turn|keep)$/.test(before) && !/^(?:bank|side|hand|-)$/.test(next)
    );
  return (
    tokens[position]!.concepts.includes('reserve') && /^(?:for|fur|a|à|au|aux|para|al|ai|alla|alle|agli)$/.test(next)
  );
};

/** Whether "next" is a time and not a location: "am nächsten Tag". */
const isNextInTime = (tokens: readonly Token[], position: number): boolean =>
  tokens[position]!.concepts.includes('beside') &&
  (tokens[position + 1]?.concepts.some(
    (concept) => isOfClass(concept, 'h') || /^(?:day|year|time|season)$/.test(concept),
  ) === true ||
    /^(?:tag\w*|morgen|jahr\w*|woche|monat|stunde|jour|annee|dia|ano|giorno|anno)$/.test(
      tokens[position + 1]?.word ?? '',
    ));

/** Returns whether "reserve" is an area of land, not a booking. */
export const isNatureReserve = (tokens: readonly Token[], position: number): boolean =>
  /^reserves?$/.test(tokens[position]!.word) &&
  /^(?:the|this|a|its|nature|game|wildlife|national|forest|biosphere|marine)$/.test(
    tokens[position - 1]?.text.toLowerCase() ?? '',
  );

/** Returns whether a word needs no check where it stands: months of dates, or words in another sense. */
export function isParticle({ tokens, language, dates }: Reading, position: number): boolean {
  if (dates.some((date) => date.position === position)) return true;
  const { word } = tokens[position]!;
  if (isBeforeWall(tokens, position) || isNextInTime(tokens, position) || isOtherSense(tokens, position)) return true;
  if (word === 'behind')
    return (
      tokens.slice(0, position).some((token) => /^(?:leave|leaves|leaving|left)$/.test(token.word)) ||
      /^(?:left|you|us|me)$/.test(tokens[position - 1]?.word ?? '') ||
      /^(?:you|us|me)$/.test(tokens[position + 1]?.word ?? '')
    );
  const isLast = tokens[position + 1] === undefined || tokens[position + 1]!.kind === 'sign';
  return (
    language === 'de' &&
    word === 'frei' &&
    isLast &&
    !tokens.some((other) => /^(?:ist|sind|eintritt|zutritt)$/.test(other.word))
  );
}

/** Returns whether an English noun is used as a verb: "towers 1,692 meters", "to lift the stones". */
export function isInflected({ tokens, language }: Reading, position: number): boolean {
  const token = tokens[position]!;
  if (language !== 'en' || token.isCapital || !token.concepts.every(isThing)) return false;
  const [before, after] = [tokens[position - 1], tokens[position + 1]];
  const isLed = AFTER_VERB.test(after?.text.toLowerCase() ?? '') || after?.kind === 'number';
  if (/^(?:doesn't|don't|does|do|not)$/.test(before?.word ?? '')) return true;
  if (/^(?:to|you|we|they|can|could|may|will|who|that|which|it)$/.test(before?.text.toLowerCase() ?? ''))
    return isLed || before!.text !== 'to';
  return isLed && /s$/.test(token.word) && before?.kind === 'word' && !before.isFunction;
}

const AFTER_VERB = /^(?:the|an?|its|his|her|their|this|that|these|those|it|them|some|over|above|up)$/;
const isThing = (concept: string): boolean =>
  /^[pk]*$/.test(getClasses(concept)) && !/^(?:n|weekday|month)-/.test(concept);

/**
 * Returns whether a role or relative belongs to a name: "Queen Sofía", "the author Yukio Mishima", "his sister Mumtaz
 * Mahal", "Eiffel's wife", "the wife of Eiffel". Such a role needs a fact.
 */
export function isRoleOfName({ tokens }: Reading, position: number): boolean {
  const { concepts } = tokens[position]!;
  if (!concepts.some((concept) => isOfClass(concept, 'r'))) return false;
  if (concepts.some((concept) => RELATIVES.has(concept)) && isBesideName(tokens, position)) return true;
  // "The merchant of wool Enrico Scrovegni".
  const at =
    OF.test(tokens[position + 1]?.text ?? '') && !tokens[position + 2]?.isCapital ? position + 3 : position + 1;
  const next = tokens[at];
  return next?.isCapital === true && next.kind === 'word' && next.concepts.every((concept) => concept.startsWith('n-'));
}

const NEIGHBORING = /^(?:voisine?s?|cercan[oa]s?|vecin[oa]s?|vicin[oaie]|vizinh[oa]s?|benachbart\w*|neighbou?ring)$/;

/**
 * Returns whether "born" means "begun" ("Born in 1545, the garden") or "neighboring" describes a thing in the facts.
 */
export function isSaidOfPlace({ tokens }: Reading, position: number, isSupported: (token: Token) => boolean): boolean {
  const { word } = tokens[position]!;
  if (NEIGHBORING.test(word))
    return [tokens[position - 1], tokens[position + 1]].some(
      (noun) => noun?.kind === 'word' && !noun.isFunction && !noun.isCapital && isSupported(noun),
    );
  const isLeading = position === 0 && BORN.test(word) && tokens[1]?.isFunction === true;
  return isLeading && !tokens.some((token) => isPersonLike(token));
}

const BORN = /^(?:born|ne|nee|nes|nees|nacid[oa]s?|nat[oaie]|nascid[oa]s?)$/;
/** Whether a token looks like a name, and is neither the place's name nor in the lexicon. */
const isPersonLike = ({ kind, isCapital, isFirst, isOwnName, concepts }: Token): boolean =>
  kind === 'word' && isCapital && !isFirst && !isOwnName && concepts.length === 0;

const OF = /^(?:of|de|di|von)$/;

const RELATIVES: ReadonlySet<string> = new Set([
  ...['wife', 'husband', 'widow', 'father', 'mother', 'son', 'daughter', 'brother', 'sister'],
]);
const isBesideName = (tokens: readonly Token[], position: number): boolean =>
  (tokens[position - 1]?.isCapital === true &&
    (!tokens[position - 1]!.isFirst || /s$/.test(tokens[position - 1]!.text))) ||
  (OF.test(tokens[position + 1]?.text ?? '') && tokens[position + 2]?.isCapital === true);

/** Returns whether a role is said to pay: "students pay". Such a price needs a fact. */
export const isPayer = ({ tokens }: Reading, position: number): boolean =>
  tokens[position]!.concepts.some((concept) => isOfClass(concept, 'r')) &&
  tokens
    .slice(position + 1, position + 3)
    .some(({ concepts }) => concepts.some((each) => /^(?:pay|cost|free-entry)$/.test(each)));

const MAX_BENDING = 4;

/**
 * Returns whether a word only begins like a lexicon entry. The meaning of a German compound is in its last part, so
 * "Meeresfrüchte" does not mention the sea; in other languages, "couturiers" is not a form of the French "coûter".
 */
export function isLooseCompound({ word, isCapital, concepts }: Token, language: Language): boolean {
  if (concepts.some((concept) => isOfClass(concept, 'd') || /^(?:n|weekday|month)-/.test(concept))) return false;
  if (word.includes('-') || findConcepts(word, language, MAX_BENDING).length > 0) return false;
  if (language !== 'de') return true;
  if (!isCapital) return false;
  for (let start = MIN_PART_LENGTH; start <= word.length - MIN_PART_LENGTH; start++)
    if (findConcepts(word.slice(start), 'de', 2).length > 0) return false;
  return true;
}

/**
 * Returns whether a part of a German compound needs a fact: "Ostufer" a direction, "Kunstpreis" an award. A kind of
 * place such as "Wallfahrtskirche" may be another word for one in the facts.
 */
export const hasSpecificPart = (token: Token, language: Language, accepts: (part: Token) => boolean): boolean => {
  let isStated = false;
  isCompound(token, language, (part) => {
    const isFirst = token.word.startsWith(part.word);
    const isTelling = part.concepts.some(
      (concept) => isOfClass(concept, 'd') || /^(?:n|weekday|month)-/.test(concept) || isOfClass(concept, 'h'),
    );
    isStated ||=
      isSpecific(part) &&
      (isFirst || findConcepts(part.word, 'de', 2).length > 0) &&
      !accepts(part) &&
      (isTelling || (!isFirst && !isPlaceNoun(part))) &&
      (isKnownRest(token, part)
        ? part.word.length >= MIN_PART_LENGTH || isTelling
        : !isFirst && part.word.length > MIN_PART_LENGTH);
    return false;
  });
  return isStated;
};

const MIN_PART_LENGTH = 4;

/** Whether the rest of a compound without one of its parts is a word as well. */
const isKnownRest = ({ word }: Token, part: Token): boolean => {
  const rest = word.startsWith(part.word)
    ? word.slice(part.word.length).replace(/^s(?=.{3})/, '')
    : word.slice(0, -part.word.length);
  return rest.length >= MIN_PART_LENGTH && (findConcepts(rest, 'de').length > 0 || isOrdinaryWord(rest, 'de'));
};
