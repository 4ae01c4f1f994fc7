import type { Language } from '../lexicon/languages.js';
import { normalizeWord } from '../text/normalize-word.js';
import { getNumberWords, parseGermanNumber, parseItalianNumber } from './number-words.js';

/** Ordinals from the third on. Those of languages other than English are without their endings. */
const ORDINALS: Partial<Record<Language, string>> = {
  en: 'third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
  de: 'dritt viert fünft sechst siebt acht neunt zehnt elft zwölft dreizehnt vierzehnt fünfzehnt sechzehnt siebzehnt achtzehnt neunzehnt',
  fr: 'troisièm quatrièm cinquièm sixièm septièm huitièm neuvièm dixièm onzièm douzièm treizièm quatorzièm quinzièm seizièm dix-septièm dix-huitièm dix-neuvièm',
  es: 'tercer cuart quint sext séptim octav noven décim undécim duodécim decimotercer decimocuart decimoquint decimosext decimoséptim decimoctav decimonoven',
  it: 'terz quart quint sest settim ottav non decim undicesim dodicesim tredicesim quattordicesim quindicesim sedicesim diciassettesim diciottesim diciannovesim',
  // The Portuguese "quarto", "quinta" and "sexta" also mean a room, an estate and Friday.
  pt: 'terceir _ _ _ sétim oitav _ décim',
};
/** Ordinals of the tens from 20 on, of 100 and of 1000, in languages in which they cannot be derived. */
const TENS: Partial<Record<Language, string>> = {
  en: 'twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth hundredth thousandth',
  es: 'vigésim trigésim cuadragésim quincuagésim sexagésim septuagésim octogésim nonagésim centésim milésim',
  pt: 'vigésim trigésim quadragésim quinquagésim sexagésim septuagésim octogésim nonagésim centésim milésim',
};
const THOUSAND = 1000;

/** Normalized words for anniversaries, with a prefix for the number of centuries: "centenary", "bicentenary". */
const CENTENARY = /^(bi|bei|tri|ter|quadri|quin)?cent(?:enar(?:y|ies)|ennial|enaires?|enarios?)$|^hundertjahrfeier$/;
const CENTENARIES: Readonly<Record<string, number>> = { bi: 200, tri: 300, ter: 300, quadri: 400, quin: 500 };

const STEMS = new Map<Language, ReadonlyMap<string, number>>();

function getStems(language: Language): ReadonlyMap<string, number> {
  const known = STEMS.get(language);
  if (known !== undefined) return known;
  const split = (words: string | undefined) => (words ?? '').split(' ').filter((word) => word !== '');
  const stems = new Map([
    ...split(ORDINALS[language]).map((word, index) => [normalizeWord(word), index + 3] as const),
    ...split(TENS[language]).map(
      (word, index) => [normalizeWord(word), index > 8 ? THOUSAND : (index + 2) * 10] as const,
    ),
  ]);
  STEMS.set(language, stems);
  return stems;
}

const ENDING = /(?:e[nrsm]?|es|os|as|o|a|i)$/;

/** Returns the value of an ordinal word from "third" on, or null. First and second are in the lexicon. */
export function parseOrdinalWord(word: string, language: Language): number | null {
  const centenary = CENTENARY.exec(word);
  if (centenary !== null) return CENTENARIES[centenary[1] ?? ''] ?? 100;
  const stems = getStems(language);
  if (language === 'en') return stems.get(word) ?? null;
  if (stems.size === 0) return null;
  const stem = word.replace(ENDING, '');
  return stem === word ? null : (stems.get(stem) ?? deriveOrdinal(stem, language));
}

/** The Italian "centesimo" is a cent. */
const CENT = 'centesim';

/** Derives an ordinal from its number word: "fünfzigst", "cinquantièm", "cinquantesim". */
function deriveOrdinal(stem: string, language: Language): number | null {
  const { values, scales } = getNumberWords(language);
  if (language === 'de' && /(?:zig|ssig|hundert|tausend)st$/.test(stem)) {
    const number = stem.slice(0, -2);
    return values.get(number) ?? parseGermanNumber(number);
  }
  if (language === 'fr' && /.{3}iem$/.test(stem)) {
    const number = stem.slice(0, -3);
    return values.get(`${number}e`) ?? values.get(number) ?? scales.get(number) ?? scales.get(`${number}e`) ?? null;
  }
  if (language === 'it' && /.{3}esim$/.test(stem) && stem !== CENT) {
    const number = stem.slice(0, -4);
    const words = ['a', 'i', 'o', 'e', ''].map((vowel) => `${number}${vowel}`);
    const found = words.find((word) => values.has(word) || scales.has(word));
    return found === undefined ? parseItalianNumber(number) : (values.get(found) ?? scales.get(found)!);
  }
  return null;
}
