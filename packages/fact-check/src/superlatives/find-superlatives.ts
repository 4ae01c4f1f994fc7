import type { Language } from '../lexicon/languages.js';
import { isOfClass } from '../lexicon/lexicon.js';
import { getNumberWords } from '../quantities/number-words.js';
import { parseOrdinalWord } from '../quantities/ordinal-words.js';
import { startsNumber } from '../quantities/read-number.js';
import { isVerb, type Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';

/** Words before an adjective. By language, since "mais" means "but" in French, and "mas" does in Portuguese. */
const SUPERLATIVE_WORDS: Record<Language, RegExp> = {
  en: /^(?:least|most)$/,
  de: /^$/,
  fr: /^(?:plus|moins)$/,
  es: /^(?:más|mas|menos)$/,
  it: /^(?:più|piu|meno)$/,
  pt: /^(?:mais|menos)$/,
  ja: /^(?:最も|最)$/,
  ar: /^$/,
};
/** Irregular forms: "a maior biblioteca do Brasil", but not "la mayor parte". */
const IRREGULAR: Partial<Record<Language, RegExp>> = {
  fr: /^(?:moindre|pire)s?$/,
  es: /^(?:mayor|menor|peor)(?:es)?$/,
  it: /^(?:maggior[ei]?|minor[ei]?|peggior[ei]?)$/,
  pt: /^(?:maior|menor|pior)(?:es)?$/,
};
const NOT_SUPERLATIVE =
  /^(?:west|east|rest|forest|honest|guest|interest|request|modest|harvest|priest|chest|nest|test|best-known|everest|northwest|southwest|northeast|southeast|midwest|forrest|bucharest|latest|fest|gast|ost|west|budapest|palast|kunst|erst|zuerst|selbst|august|ernst|dienst|herbst|fast|einst|meist|must|post|coast|past|last|lost|list|artist|dest|vest|quest|contest|protest|suggest|arrest|invest|manifest|hast|cest|likeliest)$/;
const ARABIC_SUPERLATIVE = /^(?:ال)?(?:اعلي|اكبر|اقدم|اطول|اول|اشهر|اصغر|اجمل|افضل|اهم)$/;

/** Whether an article or the like makes a word a superlative: "the first", "its only", "world's most". */
function isDetermined(tokens: readonly Token[], position: number, language: Language): boolean {
  const before = tokens[position - 1];
  if (language === 'ja' || language === 'ar') return true;
  const isLed =
    before !== undefined &&
    (SUPERLATIVE_LEAD.test(before.text.toLowerCase()) || /['’]s$/.test(before.text) || EMPHASIS.test(before.word));
  const next = tokens[position + 1];
  // An adjective may stand between: "the legendary first emperor".
  const isRanked =
    before?.isFunction === false &&
    !before.isCapital &&
    tokens[position]!.concepts.includes('first') &&
    SUPERLATIVE_LEAD.test(tokens[position - 2]?.text.toLowerCase() ?? '') &&
    next?.concepts.some((concept) => isOfClass(concept, 'r'));
  // In "the first of 231 meters", the noun is omitted and no scope follows.
  const isElliptic = tokens[position + 2]?.kind === 'number' && next?.isFunction === true;
  const isScoped = next?.kind === 'word' && !PARTS_OF_TIME.test(next.word) && !NO_SCOPE.test(next.word) && !isElliptic;
  return isRanked || (isLed && isScoped);
}

/** Whether a word is a comparative after a verb, without an article: "suele estar más tranquilo", "est plus calme". */
const isPredicate = (tokens: readonly Token[], position: number, language: Language): boolean =>
  position === 0 ||
  (!SUPERLATIVE_LEAD.test(tokens[position - 1]!.text.toLowerCase()) &&
    (tokens[position - 1]!.isFunction || isVerb(tokens, position - 1, language)));

/** Words after a comparative: "plus basse que". */
const COMPARED = /^(?:que|qu|che)$/;

const SUPERLATIVE_LEAD =
  /^(?:the|its|their|his|her|der|die|das|den|dem|des|le|la|les|l|el|los|las|il|lo|i|gli|o|a|os|as|[’'])$/;
/** "Japan's very first entry". */
const EMPHASIS = /^(?:very|allererste[nrsm]?|toute|mismísim[oa])$/;
/** Words that are no scope: "three ferries leave, the first at nine". */
const NO_SCOPE = /^(?:at|with|from|and|is|was|um|ab|und|ist|war|et|est|y|es|e)$/;
/** Words with which "first" is no superlative: "the first half of the century". */
const PARTS_OF_TIME =
  /^(?:half|part|teil|partie|months?|mois|monate?s?|mes|mese|mês|glance|impression|blick|vista|abord|century|decade|decades|years|weeks|days|months|hours?|hour|hora|heure|ora|stunde|time|times|light|day|night|h\u00e4lfte|halfte|jahrhundert\w*|jahre?n?|mal|moiti\u00e9|moitie|fois|mitad|parte|vez|met\u00e0|meta|volta|metade|thing|train|floor|two|three|few|place|stones?|pierres?|piedras?|pietr[ae]|pedras?|steine?)$/;

/** Returns the positions of superlatives: "oldest", "höchste", "la plus haute", "最も". */
export function findSuperlatives(reading: Reading): readonly number[] {
  const known = READ.get(reading);
  if (known !== undefined) return known;
  const { tokens, language } = reading;
  const found = [...tokens.keys()].filter((position) => isSuperlative(tokens, position, language));
  READ.set(reading, found);
  return found;
}

const READ = new WeakMap<Reading, readonly number[]>();

/** Returns whether a text has a superlative. */
export const hasSuperlative = (reading: Reading): boolean => findSuperlatives(reading).length > 0;

function isSuperlative(tokens: readonly Token[], position: number, language: Language): boolean {
  const { word, kind, concepts } = tokens[position]!;
  if (kind !== 'word') return false;
  // "Only" before a number is no superlative: "nur dreißig Kilometer".
  if (concepts.includes('only') && startsNumber(tokens[position + 1]?.word ?? '', language))
    return tokens[position + 1]!.word === 'one' && SUPERLATIVE_LEAD.test(tokens[position - 1]?.text ?? '');
  if (concepts.includes('first') || concepts.includes('only')) return isDetermined(tokens, position, language);
  if (IRREGULAR[language]?.test(word)) return isDetermined(tokens, position, language);
  if (/^(?:best|worst|finest|beste[nrsm]?|meilleur\w*|mejor\w*|migliore?|melhor\w*|一番|最も|最)$/.test(word))
    return true;
  const isMost = SUPERLATIVE_WORDS[language].test(word);
  if (language === 'en' && isMost) {
    const next = tokens[position + 1];
    return isDetermined(tokens, position, language) && next?.word !== 'of' && !next?.concepts.includes('known');
  }
  // Phrases of the lexicon, such as "most visited", are one token.
  if (language === 'en' && /^(?:most|least)-/.test(word)) return isDetermined(tokens, position, language);
  if (language === 'en') return /^[a-z]{2,}est$/.test(word) && !NOT_SUPERLATIVE.test(word);
  if (language === 'de')
    return (
      !/^meiste[nrsm]?$/.test(word) &&
      parseOrdinalWord(word, 'de') === null &&
      !concepts.includes('known') &&
      ((/(?:[^aeiou]st|[^s]test)(?:e[nrsm]?)$|^meist/.test(word) &&
        !/^(?:erst|letzt|kunst|kist|küst|fenst|ost|west|geist|dienst)/.test(word) &&
        concepts.length > 0) ||
        /^meist\w+/.test(word))
    );
  if (language === 'ar') return ARABIC_SUPERLATIVE.test(word);
  const next = tokens[position + 1];
  return (
    isMost &&
    next?.kind === 'word' &&
    !next.concepts.includes('known') &&
    !isPredicate(tokens, position, language) &&
    !/^(?:de|di|d|do|da|in|o|a|os|as|el|la|los|las|ou|que|tarde|tard|tardi|tot|temprano|cedo|presto|longtemps|loin|lejos|longe|lontano)$/.test(
      next.word,
    ) &&
    getNumberWords(language).values.get(next.word) === undefined &&
    !(COMPARED.test(tokens[position + 2]?.word ?? '') && !SUPERLATIVE_LEAD.test(tokens[position - 1]?.text ?? ''))
  );
}

/** Returns the words for the quality of a superlative: the second one in "most used". */
export function getQuality({ tokens, language }: Reading, position: number): Token[] {
  const most = SUPERLATIVE_WORDS[language];
  return [tokens[position]!, ...(most.test(tokens[position]!.word) ? [tokens[position + 1]!] : [])].filter(
    (token) => token !== undefined && (token.concepts.length > 0 || !most.test(token.word)),
  );
}
