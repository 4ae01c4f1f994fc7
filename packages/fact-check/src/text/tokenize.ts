import type { Language } from '../lexicon/languages.js';
import { findConcepts, findEntryAt, findPhraseConcepts, getPhraseStarts, isFunctionWord } from '../lexicon/lexicon.js';
import { normalizeWord, toStem } from './normalize-word.js';

/** Part of a text: a word, a number in digits, or a sign. */
export interface Token {
  text: string;
  /** Normalized by `normalizeWord`. */
  word: string;
  stem: string;
  kind: 'word' | 'number' | 'sign';
  start: number;
  end: number;
  concepts: readonly string[];
  isFunction: boolean;
  /** Written with an initial capital. */
  isCapital: boolean;
  /** Whether it begins a sentence, where a capital carries no meaning. */
  isFirst: boolean;
  /** Whether it is part of a name of the place that the texts are about. */
  isOwnName: boolean;
  /** Whether it is used as a verb; null until `isVerb` has determined it. */
  isVerb: boolean | null;
}

const TOKEN_PATTERN =
  /\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,]\d+)?|[\p{L}\p{M}]+(?:['’](?:s|S|t)(?![\p{L}]))?|[^\s]/gu;
const MAX_PHRASE_WORDS = 4;
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff々ー]/;
const HIRAGANA = /^[\u3040-\u309f]$/;
/** Japanese counters, which stand between a number and what it counts. */
const COUNTER = /^[人個本枚階台]$/;
const JAPANESE_JOINT = /^[約年月日的]$/;
const KATAKANA = /^[\u30a0-\u30ffー]$/;

/** Splits a text into tokens with their concepts. Lexicon entries of several words become one token. */
export function tokenize(text: string, language: Language): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(TOKEN_PATTERN)) {
    const part = match[0];
    if (UNSPACED.test(part)) tokens.push(...splitUnspaced(part, match.index, language));
    else tokens.push(createToken(part, match.index, language));
  }
  const joined = joinPhrases(tokens, language);
  markMay(joined, language);
  if (language === 'en') clearOtherSenses(joined);
  for (const [position, token] of joined.entries()) token.isFirst = beginsSentence(joined, position);
  return joined;
}

/** A text may have several sentences. A period after an initial or a short abbreviation ends none. */
function beginsSentence(tokens: readonly Token[], position: number): boolean {
  if (tokens[position - 1]?.kind === 'word') return false;
  let before = position - 1;
  while (before >= 0 && /^["'“”„«»‘’¿¡(—–-]$/.test(tokens[before]!.text)) before--;
  if (before < 0) return tokens[position]!.kind !== 'sign';
  return (
    tokens[position]!.kind !== 'sign' &&
    /^[.!?:;]$/.test(tokens[before]!.text) &&
    (tokens[before - 1]?.text.length ?? 0) > 2
  );
}

/** Marks "May" as a month where it stands within a sentence, or beside a number or another month. */
function markMay(tokens: readonly Token[], language: Language): void {
  if (language !== 'en') return;
  for (const [position, token] of tokens.entries()) {
    if (token.text !== 'May') continue;
    const isDated = [tokens[position - 1], tokens[position + 1]].some((other) => other?.kind === 'number');
    const before = tokens[position - 1];
    // Within a sentence it is a month, unless a name before it makes it a last name.
    const isTime = before?.text === '-' || (before?.kind === 'word' && (before.isFunction || !before.isCapital));
    const isListed =
      (isJoint(tokens[position + 1]) && isMonth(tokens[position + 2])) ||
      (isJoint(tokens[position - 1]) && isMonth(tokens[position - 2]));
    if (!(isDated || isTime || isListed)) continue;
    token.concepts = ['month-5'];
    token.isFunction = false;
  }
}

const FREE_STATE =
  /^(?:hang|hangs|hung|hanging|stands?|stood|standing|swings?|roams?|runs?|floats?|flows?|breaks?|pulls?|pulled|moves?|walks?)$/;

const MAX_SET = 6;

/** Removes the concepts of words in another sense: "free of cars" is no price, "closing with X" no closing time. */
function clearOtherSenses(tokens: readonly Token[]): void {
  for (const [position, token] of tokens.entries()) {
    if (token.word === 'free' && isFreeState(tokens, position)) token.concepts = [];
    else if (/^clos(?:es?|ed|ing)$/.test(token.word) && tokens[position + 1]?.word === 'with') token.concepts = [];
  }
}

/** Whether "free" is no price: "hangs free", "free of cars", "the sea sets the rocks free". */
const isFreeState = (tokens: readonly Token[], position: number): boolean =>
  FREE_STATE.test(tokens[position - 1]?.word ?? '') ||
  /^(?:of|from|standing|roaming)$/.test(tokens[position + 1]?.word ?? '') ||
  tokens.slice(Math.max(0, position - MAX_SET), position).some(({ word }) => /^sets?$|^setting$/.test(word));

/** Words and signs between months: "May–September", "April and May". */
const isJoint = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:[–—/&,-]|to|and|or|until|through)$/.test(token.word);
const isMonth = (token: Token | undefined): boolean =>
  token?.isCapital === true && token.concepts.some((concept) => concept.startsWith('month-'));

/** Properties of a written word that do not depend on its context. */
type WordForm = Pick<Token, 'word' | 'stem' | 'kind' | 'concepts' | 'isFunction' | 'isCapital'>;

const WORD_FORMS = new Map<Language, Map<string, WordForm>>();
/** Bounds the memory of the cache. Texts of one language usually have fewer words. */
const MAX_WORD_FORMS = 20_000;

function createToken(text: string, start: number, language: Language): Token {
  const { word, stem, kind, concepts, isFunction, isCapital } = findWordForm(text, language);
  const end = start + text.length;
  return {
    text,
    word,
    stem,
    kind,
    start,
    end,
    concepts,
    isFunction,
    isCapital,
    isFirst: false,
    isOwnName: false,
    isVerb: null,
  };
}

function findWordForm(text: string, language: Language): WordForm {
  let forms = WORD_FORMS.get(language);
  if (forms === undefined || forms.size >= MAX_WORD_FORMS) {
    forms = new Map();
    WORD_FORMS.set(language, forms);
  }
  const known = forms.get(text);
  if (known !== undefined) return known;
  const form = readWordForm(text, language);
  forms.set(text, form);
  return form;
}

function readWordForm(text: string, language: Language): WordForm {
  const kind = /^\d/.test(text) ? 'number' : /^[\p{L}\p{M}]/u.test(text) ? 'word' : 'sign';
  const isCapital = /^\p{Lu}/u.test(text);
  if (kind !== 'word') return { word: text, stem: text, kind, concepts: [], isFunction: false, isCapital };
  const word = normalizeWord(text).replace(/'s$/, language === 'en' ? '' : "'s");
  if (text === 'US' && language === 'en')
    return { word, stem: word, kind, concepts: findConcepts('american', 'en'), isFunction: false, isCapital };
  // Capitalized words may only have short endings: "Richelieu" is not a form of "rich".
  const found = findWordConcepts(word, language, language !== 'de' && isCapital ? MAX_NAME_ENDING : undefined);
  // English months have capitals: "the columns march into the sea".
  const isNoMonth = language === 'en' && !isCapital;
  const concepts = isNoMonth && MONTH_LIKE.test(word) ? found.filter((each) => !each.startsWith('month-')) : found;
  const isFunction = concepts.length === 0 && (isFunctionWord(word, language) || word.length === 1);
  return { word, stem: toStem(word, language), kind, concepts, isFunction, isCapital };
}

const MONTH_LIKE = /^(?:march|august)$/;

/** Articles and prepositions, which Arabic joins to words. */
const ARABIC_PREFIX = /^(?:[وف]?[بكل]?ال|لل|[وفبكل])(?=.{3})/;

const MAX_NAME_ENDING = 4;

function findWordConcepts(word: string, language: Language, maxEnding?: number): readonly string[] {
  if (isFunctionWord(word, language)) {
    // Some function words, such as "under", state something; others, such as "over", do not.
    return findConcepts(word, language).filter((concept) => CONCEPTS_OF_FUNCTION_WORDS.has(concept));
  }
  const found = language === 'de' ? findGermanConcepts(word) : findConcepts(word, language, maxEnding);
  if (found.length > 0 || language !== 'ar') return found;
  const bare = word.replace(ARABIC_PREFIX, '');
  const concepts = bare === word ? [] : findConcepts(bare, language);
  return concepts.length > 0 ? concepts : findConcepts(bare.replace(/(?:ها|ه|ات|ين|ان|ا)$/, ''), language);
}

const MIN_HEAD_LENGTH = 4;
/** A word with an inflectional ending of at most this length is not a compound. */
const MAX_BENDING = 4;

/** Returns the concepts of a German word. A compound has those of its last part: "Architekturpreis" is a prize. */
function findGermanConcepts(word: string): readonly string[] {
  const found = findConcepts(word, 'de');
  // Genitives of names: "Schlesiens".
  if (found.length === 0 && word.endsWith('s'))
    return findConcepts(word.slice(0, -1), 'de').filter((concept) => concept.startsWith('n-'));
  if (found.length === 0 || findConcepts(word, 'de', MAX_BENDING).length > 0) return found;
  for (let start = MIN_HEAD_LENGTH; start <= word.length - MIN_HEAD_LENGTH; start++) {
    const head = findConcepts(word.slice(start), 'de', 2);
    if (head.length > 0) return head;
  }
  return found;
}

const CONCEPTS_OF_FUNCTION_WORDS = new Set([
  'below',
  'above',
  'between',
  'only',
  'behind',
  'inside',
  'outside',
  'away-from',
  'width',
  'all',
  'times',
  'distant',
]);

/** Joins the words of lexicon entries such as "world-heritage" into one token. */
function joinPhrases(tokens: Token[], language: Language): Token[] {
  const result: Token[] = [];
  const starts = getPhraseStarts(language);
  for (let index = 0; index < tokens.length; index++) {
    const phrase = starts.has(tokens[index]!.word) ? findPhrase(tokens, index, language) : null;
    result.push(phrase?.token ?? tokens[index]!);
    if (phrase !== null) index = phrase.last;
  }
  return result;
}

function findPhrase(tokens: Token[], start: number, language: Language): { token: Token; last: number } | null {
  const words: string[] = [];
  let found: { token: Token; last: number } | null = null;
  for (let index = start; index < tokens.length && words.length < MAX_PHRASE_WORDS; index++) {
    const { kind, text, word, end } = tokens[index]!;
    if (kind === 'sign' && /^[-'’]$/.test(text)) continue;
    if (kind !== 'word') break;
    words.push(word);
    const key = words.join('-');
    const concepts = words.length > 1 ? findPhraseConcepts(key, language) : [];
    if (concepts.length > 0) {
      const name = `${tokens[start]!.text}${/['’]s$/.exec(text)?.[0] ?? ''}`;
      found = {
        token: { ...tokens[start]!, text: name, word: key, stem: key, end, concepts, isFunction: false },
        last: index,
      };
    }
  }
  return found;
}

/** Splits Japanese text into lexicon entries, runs of katakana, and single other characters; drops other hiragana. */
function splitUnspaced(text: string, start: number, language: Language): Token[] {
  const tokens: Token[] = [];
  for (let index = 0; index < text.length; ) {
    const entry = findEntryAt(text, index, language);
    let length = entry?.length ?? 1;
    if (entry === null && KATAKANA.test(text[index]!)) {
      while (index + length < text.length && KATAKANA.test(text[index + length]!)) length++;
    }
    const part = text.slice(index, index + length);
    const isJoint = entry === null && HIRAGANA.test(part);
    const isFiller = JAPANESE_JOINT.test(part) && entry === null;
    if (!isJoint) {
      const token = createToken(part, start + index, language);
      const isCounter = COUNTER.test(part) && /^\d|^[百千万億]$/.test(tokens.at(-1)?.text ?? '0');
      tokens.push({ ...token, concepts: isCounter ? [] : (entry?.concepts ?? []), isFunction: isCounter || isFiller });
    }
    index += length;
  }
  return tokens;
}
