/** Irregular Polish names after "w", without accents. */
const POLISH: Readonly<Record<string, string>> = {
  polsce: 'polska',
  niemczech: 'niemcy',
  wloszech: 'wlochy',
  czechach: 'czechy',
  wegrzech: 'wegry',
  krakowie: 'krakow',
  pradze: 'praga',
  wiedniu: 'wieden',
  egipcie: 'egipt',
  budapeszcie: 'budapeszt',
  holandii: 'holandia',
};

type Ending = readonly [ending: string, forms: readonly string[]];

/** Endings of inflected names and those of their basic forms, the longest first. */
const POLISH_ENDINGS: readonly Ending[] = [
  ['ji', ['ja']],
  ['ii', ['ia']],
  ['ie', ['', 'a', 'ia']],
  ['u', ['']],
  ['y', ['a', '']],
  ['e', ['a', '']],
];
const RUSSIAN_ENDINGS: readonly Ending[] = [
  ['ии', ['ия']],
  ['ом', ['']],
  ['ы', ['а']],
  ['и', ['а', 'ь', 'я']],
  ['е', ['а', '', 'я']],
  ['а', ['']],
  ['у', ['', 'а']],
  ['я', ['ь', 'й']],
];

/** Returns the basic forms that a Russian name may be of: "москвы", "париже". */
export const listRussianForms = (name: string): string[] => listForms(name, RUSSIAN_ENDINGS);

/** Returns the basic forms that a Polish name without accents may be of: "polsce", "hiszpanii". */
export const listPolishForms = (name: string): string[] => [
  ...(POLISH[name] === undefined ? [] : [POLISH[name]]),
  ...listForms(name, POLISH_ENDINGS),
];

const listForms = (name: string, endings: readonly Ending[]): string[] =>
  endings
    .filter(([ending]) => name.endsWith(ending) && name.length > ending.length + 2)
    .flatMap(([ending, forms]) => forms.map((form) => name.slice(0, -ending.length) + form));

/** Turkish endings after the apostrophe of a name: "Paris'te". */
const TURKISH_ENDING = /(\p{L}{3,})['’](?:n?[dt][ae](?:ki)?|n?[ıiuü]n|y?[ae])(?=\s|$)/gu;

export const stripTurkishEndings = (text: string): string => text.replace(TURKISH_ENDING, '$1');
