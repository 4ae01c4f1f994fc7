const MONTHS = 12;
const WEEKDAYS = 7;
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const MILLISECONDS_PER_DAY = 86_400_000;
const MIN_STEM = 3;
const MAX_ENDING = 4;

/** English names of months and weekdays by their lower-case names in a language. */
type DateNames = ReadonlyMap<string, string>;

const NAMES = new Map<string, DateNames>();

/** Translates names of months, weekdays and seasons to English, for languages without a lexicon. Uses `Intl` data. */
export function translateDates(text: string, language: string): string {
  const names = findNames(language);
  const numeric = text.replace(EAST_ASIAN_DATE, (_, year: string | undefined, month: string, day: string | undefined) =>
    [day, ENGLISH.get(Number(month)), year].filter(Boolean).join(' '),
  );
  const seasonal = SEASONS.reduce((all, [pattern, season]) => all.replace(pattern, season), numeric);
  if (names.size === 0) return seasonal;
  return seasonal.replace(WORD, (word) => names.get(word.toLowerCase()) ?? findBent(word.toLowerCase(), names) ?? word);
}

/** `Intl` has no names of seasons. */
const SEASONS: readonly [RegExp, string][] = [
  [
    /(?<!\p{L})(?:zim(?:a|y|u|ą|ie|o|sk|n)|зим|vinter|talv|kış|iarn|χειμ|téli?(?!\p{L})|mùa đông|musim dingin)\p{L}*|겨울|冬|ฤดูหนาว/giu,
    'winter',
  ],
  [
    /(?<!\p{L})(?:poletj|poletn|ljet(?:o|a|i|n)|lét[oaě]|letní|lat(?:o|em|ni)|лет(?:о|ом|н)|sommar|sommer|zomer|kesä|nyár|yaz(?:ın)?(?!\p{L})|καλοκαίρ|mùa hè|musim panas)\p{L}*|여름|夏|ฤดูร้อน/giu,
    'summer',
  ],
];

const WORD = /\p{L}[\p{L}\p{M}]+/gu;
const EAST_ASIAN_DATE = /(?:(\d{4})\s*[年년]\s*)?(?<!\d)(\d{1,2})\s*[月월](?:\s*(\d{1,2})\s*[日일])?/gu;
const ENGLISH: ReadonlyMap<number, string> = new Map(
  Array.from({ length: MONTHS }, (_, month) => [
    month + 1,
    new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, month, 1)),
  ]),
);

/** Finds the name of an inflected form: "květnu" for "květen". */
function findBent(word: string, names: DateNames): string | undefined {
  for (let length = word.length - 1; length >= Math.max(MIN_STEM, word.length - MAX_ENDING); length--) {
    const stem = word.slice(0, length);
    const found = [...names].filter(([name]) => name.startsWith(stem) && name.length - length <= MAX_ENDING);
    const months = new Set(found.map(([, english]) => english));
    if (found.length > 0 && length > MIN_STEM) return months.size === 1 ? found[0]![1] : undefined;
  }
  return undefined;
}

function findNames(language: string): DateNames {
  const known = NAMES.get(language);
  if (known !== undefined) return known;
  const names = new Map<string, string>();
  try {
    const formats = [{ month: 'long' }, { month: 'long', day: 'numeric' }, { weekday: 'long' }] as const;
    for (const format of formats) {
      const count = 'weekday' in format ? WEEKDAYS : MONTHS;
      for (let index = 0; index < count; index++) {
        const date = count === WEEKDAYS ? MONDAY + index * MILLISECONDS_PER_DAY : Date.UTC(2024, index, 1);
        const write = (locale: string) =>
          new Intl.DateTimeFormat(locale, { ...format, calendar: 'gregory', timeZone: 'UTC' })
            .formatToParts(date)
            .find(({ type }) => type === 'month' || type === 'weekday')!.value;
        names.set(write(language).toLowerCase(), write('en'));
      }
    }
  } catch {
    // The runtime does not know the language.
  }
  for (const name of names.keys()) if (!/^\p{L}[\p{L}\p{M}]+$/u.test(name)) names.delete(name);
  NAMES.set(language, names);
  return names;
}
