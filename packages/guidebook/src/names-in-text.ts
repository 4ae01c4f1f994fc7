import { type Atlas, type AtlasPlace, countryOf, identityOf } from './atlas.js';
import { countryNamed } from './countries.js';
import { namesOf } from './guidebook.js';
import { nameKey, normaliseName } from './names.js';

/** A name that really stands in a text. */
export interface NameInText {
  place: AtlasPlace;
  /** The words as they stand there, normalised. */
  words: string;
  /** 0 to 1: how far such a name, standing in such a text, points at the place. */
  quality: number;
}

/** Qualities of {@link namesInText}. A name below {@link DECIDING} only supports what is known from elsewhere. */
const WITH_COUNTRY = 0.9;
const SEVERAL_WORDS = 0.9;
const ONE_LONG_WORD = 0.6;
const SUPPORTING = 0.3;
export const DECIDING = 0.5;

const LONGEST_NAME = 8;
const LEAST_LETTERS = 5;
const LEAST_LETTERS_SEVERAL_WORDS = 9;
const LEAST_LETTERS_ONE_WORD = 8;
/** Towns smaller than this lend their names to too many people and dishes. */
const LEAST_POPULATION = 100_000;

/** Words that name a kind of place, not a place: names made of them alone ("Grand Palace") stand in many towns. */
const KINDS = new Set(
  `abbey and arch basilica bay bazaar beach big black blue botanic botanical bridge building canal canyon capitol castle
  cathedral cave caves central centre center church citadel city clock cliffs de del della den di die du east el end
  fort fortress fountain garden gardens gate golden grand great green hall harbour harbor hill history holy hotel house
  in island islands kings la lake las le les library little los lower main market memorial mill monastery monument
  mosque mount mountain mountains museum national natural new night north of old on opera palace park pier place plaza
  port promenade pyramid queens red restaurant river road rock royal ruins sacred saint sainte sea shrine small south
  square station statue stone street summer temple the theater theatre tomb tower town upper valley village wall walls
  water waterfall west white winter world zoo`.split(/\s+/),
);

/** Scripts written without spaces between words, where a name is looked for inside them. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const LEAST_UNSPACED = 3;

/**
 * The names of places that stand in a text nobody wrote as an address, such as the lettering in a photo. A name counts
 * only as whole words, in order. How much it says:
 * - a city together with the name of its country: 0.9
 * - two words or more with nine letters or more, not all of them words such as "Grand" or "Palace": 0.9 for a sight or
 *   destination of the guidebook, 0.6 for another town of more than 100,000
 * - one word of eight letters or more: 0.6 for a sight or destination of the guidebook
 * - any other name of five letters or more: 0.3, which only supports ("Split", "Grand Palace", "Hamilton")
 * - shorter names say nothing ("Nice", "Best", "Bath")
 */
export function namesInText(atlas: Atlas, text: string): NameInText[] {
  const words = normaliseName(text).split(' ').filter(Boolean).slice(0, 400);
  const countries = new Set<string>();
  const found = new Map<string, NameInText>();
  const keep = (name: NameInText) => {
    const known = found.get(identityOf(name.place));
    if (!known || known.quality < name.quality) found.set(identityOf(name.place), name);
  };
  const runs: string[][] = [];
  for (let start = 0; start < words.length; start++) {
    for (let length = 1; length <= LONGEST_NAME && start + length <= words.length; length++) {
      runs.push(words.slice(start, start + length));
    }
  }
  for (const run of runs) {
    const country = run.length <= 4 && run.join('').length >= 4 ? countryNamed(run.join(' ')) : null;
    if (country) countries.add(country);
  }
  for (const run of runs) for (const name of placesCalled(atlas, run, countries)) keep(name);
  for (const name of unspacedNames(atlas, words.join(''))) keep(name);
  return [...found.values()].sort((a, b) => b.quality - a.quality || b.words.length - a.words.length);
}

function placesCalled(atlas: Atlas, run: string[], countries: ReadonlySet<string>): NameInText[] {
  const letters = run.join('').length;
  if (letters < 4 || (letters < LEAST_LETTERS && countries.size === 0)) return [];
  const words = run.join(' ');
  const landmarks = atlas.guidebook
    .landmarksNamed(words)
    .map((landmark): AtlasPlace => ({ kind: 'landmark', landmark }));
  const towns = atlas.gazetteer
    .named(words)
    .filter(({ town }) => town.population >= LEAST_POPULATION)
    .slice(0, 3)
    .map(({ town }) => atlas.cityPlace(town));
  const cities = atlas.guidebook.citiesNamed(words).flatMap((city) => {
    const town = atlas.townOf(city);
    return town ? [atlas.cityPlace(town)] : [];
  });
  return [...landmarks, ...cities, ...towns].flatMap((place) => {
    const quality = qualityOf(place, run, letters, countries);
    return quality > 0 ? [{ place, words, quality }] : [];
  });
}

function qualityOf(place: AtlasPlace, run: string[], letters: number, countries: ReadonlySet<string>): number {
  if (place.kind === 'city' && countries.has(countryOf(place))) return WITH_COUNTRY;
  if (letters < LEAST_LETTERS) return 0;
  if (run.every((word) => KINDS.has(word))) return SUPPORTING;
  const inGuidebook = place.kind === 'landmark' || (place.kind === 'city' && place.city !== null);
  if (run.length > 1 && letters >= LEAST_LETTERS_SEVERAL_WORDS) return inGuidebook ? SEVERAL_WORDS : ONE_LONG_WORD;
  return run.length === 1 && letters >= LEAST_LETTERS_ONE_WORD && inGuidebook ? ONE_LONG_WORD : SUPPORTING;
}

function unspacedNames(atlas: Atlas, text: string): NameInText[] {
  if (!UNSPACED.test(text)) return [];
  return atlas.guidebook.landmarks.flatMap((landmark) =>
    namesOf(landmark)
      .filter((name) => UNSPACED.test(name) && name.length >= LEAST_UNSPACED && text.includes(nameKey(name)))
      .map((name): NameInText => ({ place: { kind: 'landmark', landmark }, words: name, quality: SEVERAL_WORDS })),
  );
}
