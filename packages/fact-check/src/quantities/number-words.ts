import type { Language } from '../lexicon/languages.js';
import { normalizeWord } from '../text/normalize-word.js';

const UNITS: Record<Language, string> = {
  en: '_ _ two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  de: '_ _ zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
  fr: 'zéro _ deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  es: 'cero _ dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
  it: 'zero _ due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  pt: 'zero _ dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
  ja: '',
  ar: 'صفر _ اثنان ثلاثه اربعه خمسه سته سبعه ثمانيه تسعه عشره',
};
const TENS: Record<Language, string> = {
  en: 'twenty thirty forty fifty sixty seventy eighty ninety',
  de: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
  fr: 'vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix',
  es: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  it: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
  pt: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  ja: '',
  ar: 'عشرون ثلاثون اربعون خمسون ستون سبعون ثمانون تسعون',
};
const SCALES: Record<Language, Record<string, number>> = {
  en: { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, dozen: 12, bn: 1e9 },
  de: {
    hundert: 100,
    tausend: 1e3,
    million: 1e6,
    millionen: 1e6,
    milliarde: 1e9,
    milliarden: 1e9,
    mio: 1e6,
    dutzend: 12,
  },
  fr: {
    cent: 100,
    cents: 100,
    mille: 1e3,
    million: 1e6,
    millions: 1e6,
    milliard: 1e9,
    milliards: 1e9,
    douzaine: 12,
    douzaines: 12,
  },
  es: { cien: 100, ciento: 100, mil: 1e3, millon: 1e6, millones: 1e6, docena: 12, docenas: 12 },
  it: { cento: 100, mille: 1e3, mila: 1e3, milione: 1e6, milioni: 1e6, miliardi: 1e9, dozzina: 12, dozzine: 12 },
  pt: { cem: 100, cento: 100, mil: 1e3, milhao: 1e6, milhoes: 1e6, duzia: 12, duzias: 12 },
  ja: { 百: 100, 千: 1e3, 万: 1e4, 億: 1e8 },
  ar: { مائه: 100, الف: 1e3, الاف: 1e3, مليون: 1e6, ملايين: 1e6 },
};
/** Hundreds in one word, from 200 on. */
const HUNDREDS: Partial<Record<Language, string>> = {
  es: 'doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  pt: 'duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
  it: 'duecento trecento quattrocento cinquecento seicento settecento ottocento novecento',
};
/** Normalized, from 21 on. */
const SPANISH_TWENTIES =
  'veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve'.split(' ');

/** Normalized collective numbers: "une vingtaine", "a trio". */
const ROUND_NUMBERS: Partial<Record<Language, Readonly<Record<string, number>>>> = {
  en: { trio: 3, quartet: 4, quintet: 5 },
  fr: {
    dizaine: 10,
    quinzaine: 15,
    vingtaine: 20,
    trentaine: 30,
    quarantaine: 40,
    cinquantaine: 50,
    soixantaine: 60,
    centaine: 100,
    millier: 1000,
  },
  es: {
    decena: 10,
    quincena: 15,
    veintena: 20,
    treintena: 30,
    cuarentena: 40,
    cincuentena: 50,
    centenar: 100,
    millar: 1000,
  },
  it: {
    decina: 10,
    quindicina: 15,
    ventina: 20,
    trentina: 30,
    quarantina: 40,
    cinquantina: 50,
    centinaio: 100,
    migliaio: 1000,
  },
  pt: { dezena: 10, quinzena: 15, vintena: 20, trintena: 30, quarentena: 40, centena: 100, milhar: 1000 },
};

/** Normalized forms of other genders and regions. */
const FURTHER_FORMS: Partial<Record<Language, Readonly<Record<string, number>>>> = {
  de: { zwo: 2 },
  es: { veintiun: 21, veintiuna: 21 },
  pt: { duas: 2, quatorze: 14, dezasseis: 16, dezassete: 17, dezanove: 19 },
};

interface NumberWords {
  values: Map<string, number>;
  scales: Map<string, number>;
}

const NUMBER_WORDS = new Map<Language, NumberWords>();

/** Returns the normalized number words of a language, including German and Italian compounds below 100. */
export function getNumberWords(language: Language): NumberWords {
  const known = NUMBER_WORDS.get(language);
  if (known !== undefined) return known;
  const values = new Map<string, number>();
  const units = UNITS[language].split(' ').map(normalizeWord);
  const tens = TENS[language].split(' ').map(normalizeWord);
  for (const [value, word] of units.entries()) if (word !== '_' && word !== '') values.set(word, value);
  for (const [index, word] of tens.entries()) {
    if (word === '') continue;
    values.set(word, (index + 2) * 10);
    // Decades: "die fünfziger Jahre".
    if (language === 'de') values.set(`${word}er`, (index + 2) * 10);
    for (let unit = 1; unit < 10; unit++) {
      const name = unit === 1 ? { de: 'ein', it: 'uno' }[language as 'de'] : units[unit];
      if (language === 'de') values.set(`${name}und${word}`, (index + 2) * 10 + unit);
      // "Ventuno", "settantotto": a final vowel is dropped before another vowel.
      const stem = language === 'it' && /^[aeiou]/.test(name ?? '') ? word.slice(0, -1) : word;
      if (language === 'it') values.set(`${stem}${name}`, (index + 2) * 10 + unit);
    }
  }
  if (language === 'de') for (let unit = 2; unit < 10; unit++) values.set(`${units[unit]}hundert`, unit * 100);
  for (const [index, word] of (HUNDREDS[language] ?? '').split(' ').entries()) {
    if (word !== '') values.set(normalizeWord(word), (index + 2) * 100);
    if (/os$/.test(word)) values.set(normalizeWord(word).replace(/os$/, 'as'), (index + 2) * 100);
  }
  if (language === 'es') for (const [unit, word] of SPANISH_TWENTIES.entries()) values.set(word, unit + 21);
  for (const [word, value] of Object.entries(ROUND_NUMBERS[language] ?? {})) values.set(word, value);
  for (const [word, value] of Object.entries(FURTHER_FORMS[language] ?? {})) values.set(word, value);
  // Decades: "the nineties".
  if (language === 'en')
    for (const [index, word] of tens.entries()) values.set(word.replace(/y$/, 'ies'), (index + 2) * 10);
  if (language === 'de') {
    for (const word of ['eineinhalb', 'anderthalb']) values.set(word, 1.5);
    values.set('eineinviertel', 1.25).set('eindreiviertel', 1.75);
    for (let unit = 2; unit < 10; unit++) values.set(`${units[unit]}einhalb`, unit + 0.5);
    for (let unit = 2; unit < 20; unit++) {
      if (units[unit] !== '_') values.set(`${units[unit]}tausend`, unit * 1000);
    }
  }
  const words = { values, scales: new Map(Object.entries(SCALES[language])) };
  NUMBER_WORDS.set(language, words);
  return words;
}

/** Returns the value of a Roman numeral below 90, or null. */
export function parseRomanNumeral(text: string): number | null {
  if (!/^(?=[IVXL])(?:XL|L?X{0,3})(?:IX|IV|V?I{0,3})$/.test(text)) return null;
  const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };
  let total = 0;
  for (const [index, letter] of [...text].entries()) {
    const value = values[letter]!;
    total += value < (values[text[index + 1] ?? ''] ?? 0) ? -value : value;
  }
  return total;
}

const GERMAN_NUMBER = /^(?:([a-z]*?)tausend)?(?:([a-z]*?)hundert)?(?:und)?([a-z]*)$/;

/** Returns the value of a normalized German number word such as "einundzwanzigtausend", or null. */
export function parseGermanNumber(word: string): number | null {
  if (!/tausend|hundert/.test(word)) return null;
  const { values } = getNumberWords('de');
  const toValue = (part: string | undefined, empty: number): number | undefined =>
    part === undefined || part === ''
      ? empty
      : part === 'ein'
        ? 1
        : (values.get(part) ?? parseGermanNumber(part) ?? undefined);
  const [, thousands, hundreds, rest] = GERMAN_NUMBER.exec(word) ?? [];
  const parts = [
    word.includes('tausend') ? toValue(thousands, 1) : 0,
    hundreds === undefined ? 0 : toValue(hundreds, 1),
    toValue(rest, 0),
  ];
  if (parts.some((part) => part === undefined)) return null;
  return parts[0]! * 1000 + parts[1]! * 100 + parts[2]!;
}

const ITALIAN_NUMBER = /^(?:([a-z]*?)mila|mille)?(?:([a-z]*?)cento?)?([a-z]*)$/;

/** Returns the value of a normalized Italian number word such as "duemilatrecentoundici", or null. */
export function parseItalianNumber(word: string): number | null {
  if (!/^(?:mille|cento)[a-z]|[a-z]mila|.cento?[a-z]/.test(word)) return null;
  const { values } = getNumberWords('it');
  const toValue = (part: string | undefined, empty: number): number | undefined =>
    part === undefined || part === ''
      ? empty
      : part === 'cento'
        ? 100
        : (values.get(part) ?? parseItalianNumber(part) ?? undefined);
  const [, thousands, hundreds, rest] = ITALIAN_NUMBER.exec(word.replace(/cent(?=ott)/, 'cento')) ?? [];
  const parts = [
    thousands === undefined ? (word.startsWith('mille') ? 1 : 0) : toValue(thousands, 0),
    hundreds === undefined ? 0 : toValue(hundreds, 1),
    toValue(rest, 0),
  ];
  if (parts.some((part) => part === undefined)) return null;
  return parts[0]! * 1000 + parts[1]! * 100 + parts[2]!;
}
