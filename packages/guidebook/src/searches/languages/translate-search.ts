import { normalizeName } from '../../names/name-keys.js';
import { listPolishForms, listRussianForms, stripTurkishEndings } from './inflections.js';
import { SCRIPT_FILLERS, SCRIPT_PHRASES, SCRIPT_RELATIONS, SCRIPT_WORDS } from './script-words.js';

const toKey = (text: string): string => text.normalize('NFKC').toLowerCase();
const byWords = (words: Readonly<Record<string, string>>, separator: string): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words).flatMap(([english, list]) =>
      list.split(separator).map((word): [string, string] => [toKey(word), english]),
    ),
  );

const ENGLISH_BY_WORD = new Map([...byWords(SCRIPT_WORDS, ' '), ...byWords(SCRIPT_RELATIONS, ' ')]);
const byLength = (one: string, other: string) => other.length - one.length;
const KIND_WORDS = [...byWords(SCRIPT_WORDS, ' ').keys()].sort(byLength);
const ENGLISH_BY_PHRASE = byWords(SCRIPT_PHRASES, ', ');
const PHRASES = [...ENGLISH_BY_PHRASE.keys(), ...SCRIPT_FILLERS.map(toKey)].sort(byLength);

const OTHER_SCRIPT =
  /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Scripts in which words follow each other without spaces, and words that connect them there. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const PARTICLE = /^(.{2,}?)(?:の|的|에서|의|에)(.*)$/u;

/**
 * Translates the words for kinds of places and for things to do, of other scripts than the Latin one, to English, and names
 * of places to their basic form. Names stay in their language. Null for a text in which there is nothing to translate.
 * @param isPlace whether a text names a place
 */
export function translateSearch(text: string, isPlace: (name: string) => boolean): string | null {
  const translated = OTHER_SCRIPT.test(text) ? translateScript(text, isPlace) : translateLatin(text, isPlace);
  return normalizeName(translated) === normalizeName(text) ? null : translated;
}

function translateScript(text: string, isPlace: (name: string) => boolean): string {
  const words = replacePhrases(toKey(text))
    .split(/[\s,、，]+/u)
    .filter(Boolean);
  const translated = words.flatMap((word) => translateWord(word, isPlace));
  const subject = toBasicForms(translated, isPlace).join(' ').trim();
  // "Достопримечательности" alone asks for nothing that is known.
  return subject === '' ? text : subject;
}

function replacePhrases(text: string): string {
  let rest = text;
  for (const phrase of PHRASES) {
    const isWhole = UNSPACED.test(phrase) || ` ${rest} `.includes(` ${phrase} `);
    if (isWhole && rest.includes(phrase)) rest = rest.replace(phrase, ` ${ENGLISH_BY_PHRASE.get(phrase) ?? ''} `);
  }
  return rest;
}

/** Translates a word, which may consist of several in scripts without spaces: "京都の寺". */
function translateWord(word: string, isPlace: (name: string) => boolean): string[] {
  const english = ENGLISH_BY_WORD.get(word);
  if (english !== undefined) return english === '' ? [] : [english];
  if (!UNSPACED.test(word) || isPlace(word)) return [word];
  const [, before, after] = PARTICLE.exec(word) ?? [];
  if (before !== undefined && isPlace(before)) return [before, ...(after ? translateWord(after, isPlace) : [])];
  const kind = KIND_WORDS.find((known) => word.endsWith(known) && isPlace(word.slice(0, -known.length)));
  return kind === undefined ? [word] : [word.slice(0, -kind.length), ENGLISH_BY_WORD.get(kind)!];
}

/** Replaces inflected Russian names, of which the last word is inflected: "санкт-петербурге". */
function toBasicForms(words: readonly string[], isPlace: (name: string) => boolean): string[] {
  const start = words.findIndex((word) => /\p{Script=Cyrillic}/u.test(word));
  if (start === -1) return [...words];
  const end = words.findIndex((word, index) => index > start && !/\p{Script=Cyrillic}/u.test(word));
  const name = words.slice(start, end === -1 ? undefined : end).join(' ');
  const form = isPlace(name) ? name : (listRussianForms(name).find(isPlace) ?? name);
  return [...words.slice(0, start), form, ...(end === -1 ? [] : words.slice(end))];
}

/** Replaces inflected Turkish and Polish names: "Paris'te müzeler", "zamki w Polsce". */
function translateLatin(text: string, isPlace: (name: string) => boolean): string {
  const stripped = stripTurkishEndings(text);
  const [, before, name] = /^(.*?)\bwe? (\S.*)$/.exec(normalizeName(stripped)) ?? [];
  if (before === undefined || name === undefined || isPlace(name)) return stripped;
  const form = listPolishForms(name).find(isPlace);
  return form === undefined ? stripped : `${before}in ${form}`;
}
