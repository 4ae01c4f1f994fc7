import type { Language } from '../lexicon/languages.js';
import type { Reading } from '../text/read-text.js';

/** Languages in which the noun may stand between a rank and its superlative: "il secondo lago più grande". */
const SPLIT: ReadonlySet<Language> = new Set(['fr', 'es', 'it', 'pt']);
const MAX_NOUNS = 2;
/** German superlatives with a rank, normalized: "zweithöchste". */
const RANKED_WORD = /^(?:zweit|dritt|viert|funft|sechst|siebt|acht|neunt|zehnt)\w{4,}st/;

/** Returns whether a superlative has a rank after the first: "the second-steepest", "the third highest". */
export function isRanked({ tokens, quantities, language }: Reading, at: number): boolean {
  if (language === 'de' && RANKED_WORD.test(tokens[at]!.word)) return true;
  let nouns = 0;
  for (let position = at - 1; position >= 0; position--) {
    const { text, kind, isFunction, concepts } = tokens[position]!;
    if (concepts.includes('second')) return true;
    const quantity = quantities.find(({ last }) => last === position);
    if (quantity !== undefined) return quantity.dimension === 'ordinal' && quantity.value > 1;
    if (text === '-') continue;
    if (!SPLIT.has(language) || kind !== 'word' || isFunction || ++nouns > MAX_NOUNS) return false;
  }
  return false;
}

/** Words that admit something that exceeds it: "none but one is higher". */
const EXCEPTION =
  /(?<!\p{L})(?:but|except\p{L}*|save|apart|other than|only|just|barring|besides|after|behind|außer|ausgenommen|bis auf|nur|nach|hinter|sauf|hormis|excepté\p{L}*|seule?s?|après|derrière|excepto|salvo|menos|sol[oa]|sólo|después|detrás|tranne|eccetto|dopo|dietro|exceto|só|apenas|depois|atrás|no longer|not (?:necessarily|quite))(?!\p{L})/iu;

/** Returns whether a denied comparison admits that something exceeds its subject. */
export const admitsOthers = ({ text }: Reading): boolean => EXCEPTION.test(text);
