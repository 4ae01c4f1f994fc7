import type { Language } from '../lexicon/languages.js';
import { isVerb, type Reading } from './read-text.js';

/** Role of a name beside a verb. `core` is its subject or object where the word order does not show which. */
export type Slot =
  | 'agent'
  | 'patient'
  | 'core'
  | 'owner'
  | 'for'
  | 'to'
  | 'from'
  | 'after'
  | 'than'
  | 'against'
  | 'of'
  | 'other';

/** Slots that a name may fill after a preposition. */
export const PREPOSITION_SLOTS: Record<Language, Readonly<Record<string, readonly Slot[]>>> = {
  en: {
    by: ['agent'],
    for: ['for'],
    to: ['to'],
    into: ['to'],
    from: ['from'],
    'away-from': ['from'],
    after: ['after'],
    than: ['than'],
    against: ['against'],
    of: ['of'],
  },
  de: {
    von: ['agent', 'of', 'from'],
    vom: ['agent', 'of', 'from'],
    durch: ['agent'],
    für: ['for'],
    gegen: ['against'],
    nach: ['to', 'after'],
    zu: ['to'],
    aus: ['from'],
    als: ['than', 'other'],
  },
  fr: {
    par: ['agent'],
    pour: ['for'],
    contre: ['against'],
    de: ['of', 'from', 'agent'],
    du: ['of', 'from', 'agent'],
    des: ['of', 'from', 'agent'],
    d: ['of', 'from', 'agent'],
    après: ['after'],
    que: ['than', 'other'],
    à: ['to', 'other'],
  },
  es: {
    por: ['agent', 'for'],
    para: ['for'],
    contra: ['against'],
    de: ['of', 'from'],
    del: ['of', 'from'],
    desde: ['from'],
    tras: ['after'],
    que: ['than', 'other'],
    a: ['to', 'patient', 'other'],
  },
  it: { da: ['agent', 'from'], dal: ['agent', 'from'], per: ['for'], di: ['of'], del: ['of'] },
  pt: {
    por: ['agent', 'for'],
    pelo: ['agent'],
    pela: ['agent'],
    para: ['for'],
    de: ['of', 'from'],
    do: ['of', 'from'],
    da: ['of', 'from'],
  },
  ja: {},
  ar: {},
};
const OTHER_PREPOSITIONS: ReadonlySet<string> = new Set(
  'in at on onto toward towards inside outside off past atop with within under over near between beside behind above below through along across around during before until since like as about against among im am an auf bei beim mit unter über neben zwischen vor seit bis wie dans en sur sous avec chez entre vers comme contre avant depuis con sin sobre bajo hacia hasta ante como al nel nella su tra fra no na em com'.split(
    ' ',
  ),
);
/** Articles and possessives. */
export const DETERMINERS: ReadonlySet<string> = new Set(
  'the a an his her its their this that these those der die das den dem des ein eine einen einem einer eines le la les l un une el los las una il lo i gli o os as um uma sa son ses su sus sein seine seiner ihre saint st'.split(
    ' ',
  ),
);
const MAX_MODIFIERS = 5;
const TIME_PREPOSITION = /^(?:after|before|since|until|during)$/;

/** Returns the preposition before a name, across articles, adjectives and titles, or null. */
export function findPreposition({ tokens, language }: Reading, first: number): string | null {
  // In "after his death the X bought it", the article begins another noun phrase.
  let isOfOtherPhrase = false;
  for (let position = first - 1; position >= Math.max(0, first - MAX_MODIFIERS); position--) {
    const token = tokens[position]!;
    if (isOfOtherPhrase && TIME_PREPOSITION.test(token.word)) return null;
    const key = PREPOSITION_SLOTS[language][token.word] === undefined ? token.text.toLowerCase() : token.word;
    if (PREPOSITION_SLOTS[language][key] !== undefined) return key;
    if (OTHER_PREPOSITIONS.has(token.text.toLowerCase())) return token.text.toLowerCase();
    const isModifier =
      DETERMINERS.has(token.text.toLowerCase()) ||
      (token.kind === 'word' && !token.isFunction && !isVerb(tokens, position, language)) ||
      /^[-.]$/.test(token.text) ||
      (token.kind === 'word' && token.isCapital && token.text.length === 1);
    if (!isModifier) return null;
    const before = tokens[position - 1];
    isOfOtherPhrase ||=
      language === 'en' &&
      token.word === 'the' &&
      before?.kind === 'word' &&
      !before.isFunction &&
      !TIME_PREPOSITION.test(before.word);
  }
  return null;
}
