import type { WordCheck } from '../checks/check-words.js';
import type { FactEvidence } from '../checks/evidence.js';
import { type Language, toLanguage } from '../lexicon/languages.js';
import { normalizeWord } from '../text/normalize-word.js';
import type { Token } from '../text/tokenize.js';

/** Advice and talk: concepts that tell nothing about a place. */
const LIGHT_CONCEPTS: ReadonlySet<string> = new Set(
  `next find walk go use make become see look listen wait stop show cross choose think need people visitor day year time
   work kind lie come happen date name step tell guide figure form share serve receive`.split(/\s+/),
);

/** Words that tell nothing about a place, by language. */
const LIGHT_WORDS: Partial<Record<Language, ReadonlySet<string>>> = {
  en: toSet(`allow back follow choose well later compare check much both either want let isn't don't couldn't get got trip mind
    sight expect avoid feel things thing elsewhere meanwhile afterward afterwards anyone somebody something everything subject
    real easy easier good better pick guess matter search spend keep take takes taken took ask ahead early bring
    way ways side known spot soar soars soared await awaits counting followed spent each earlier estimated story stories tale
    tales reader readers slowly slow slower short past bad overhead sense luck lucky else account looking going remember
    trouble shoes patience wrong hurried hurry question habit surprise worth trick anyway explanation someone warning soon
    moving pack gentler simply yourself mean means phrase regardless word words reason rest`),
  de: toSet(
    'liegen liegt lag seite weiter weitgehend bitte selbst stammt stammte dessen deren hinzu zählt gut gern ort',
  ),
  fr: toSet(
    'va parmi selon autre autres fin début mois année années fois prend prenez compter compte trouve trouvent côté là',
  ),
  es: toSet('otro otra otros otras va lleva encuentra encuentran siendo algo hacia mucho antes cuenta lugar según'),
  it: toSet('va altro altra altri altre appena trova trovano parte tra luogo secondo'),
  pt: toSet('outro outra outros outras fica ficam encontra segundo lugar pouco'),
};

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/).map(normalizeWord));
}

/** Returns whether a word tells nothing about a place. */
export const isLight = ({ word, concepts }: Token, language: Language): boolean =>
  concepts.some((concept) => LIGHT_CONCEPTS.has(concept)) || LIGHT_WORDS[language]?.has(word) === true;

/** How many words of a translated sentence are borne out for each one that the lexicon does not know. */
const MIN_KNOWN_SHARE = 4;

/**
 * Returns whether each word that states something is borne out: one false object among else true words makes a false
 * sentence. Of facts in other languages, a few words may be unknown to the lexicon.
 */
export function isWhollyBorneOut(
  { supported, unsupported }: WordCheck,
  language: Language,
  cited: readonly FactEvidence[],
): boolean {
  const unborne = unsupported.filter((token) => !isLight(token, language));
  if (unborne.length === 0) return true;
  const isTranslated = cited.every(({ fact }) => toLanguage(fact.language) !== language);
  return isTranslated && supported >= unborne.length * MIN_KNOWN_SHARE && unborne.every(isUnknown);
}

const isUnknown = ({ concepts, isVerb }: Token): boolean => concepts.length === 0 && isVerb !== true;
