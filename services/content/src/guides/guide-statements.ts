/** Something a sentence states that can be compared with what is known. */
export type Statement =
  /** Between the place and another; metres. */
  | { kind: 'distance'; metres: number; words: string }
  /** A time on the way; minutes. Only walks can be judged by a distance. */
  | { kind: 'minutes'; minutes: number; walking: boolean; words: string }
  /** Degrees. */
  | { kind: 'coordinates'; latitude: number; longitude: number }
  /** Somebody's name, said to be near. */
  | { kind: 'neighbour'; name: string }
  /** The place lies in this direction from what is named; degrees clockwise from north. */
  | { kind: 'direction'; degrees: number; name: string }
  | { kind: 'year'; year: string };

const METRES: [RegExp, number][] = [
  [/^k(?:ilo)?m/i, 1_000],
  [/^mi/i, 1_609.344],
  [/^y/i, 0.9144],
  [/^f/i, 0.3048],
  [/^m/i, 1],
];
const NUMBER_WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  half: 0.5,
  hundred: 100,
};
const NUMBER = `(\\d[\\d,]*(?:\\.\\d+)?|${Object.keys(NUMBER_WORDS).join('|')})`;
const UNIT = 'k(?:ilo)?met(?:re|er)s?|kms?|miles?|mi|met(?:re|er)s?|m|yards?|yds?|feet|foot|ft';
/** What makes a length a distance between places, and not the height of a tower. */
const APART =
  '(?:away|from|north|south|east|west|outside|off|inland|upstream|downstream|down|up|walk|drive|ride|further|beyond)';
const DISTANCE = new RegExp(
  `\\b${NUMBER}(?:\\s+(?:and\\s+)?(?:a\\s+)?)?[\\s-]*(${UNIT})\\b(?=[^.;]{0,30}?\\b${APART})`,
  'gi',
);
const NEARNESS = new RegExp(`\\bwithin\\s+(?:about\\s+|some\\s+)?${NUMBER}[\\s-]*(${UNIT})\\b`, 'gi');
const MINUTES = new RegExp(
  `\\b${NUMBER}[\\s-]*(min(?:ute)?s?|h(?:ou)?rs?)['’]?s?[\\s-]+(?:(?:by|on|of|by a|short|easy|leisurely)\\s+)?(walk(?:ing)?|stroll|foot|drive|driving|ride|bus|train|taxi|car|boat|ferry|metro|tram|bike|away|from|north|south|east|west)`,
  'gi',
);
const DECIMAL_PAIR = /(-?\d{1,3}\.\d{2,})\s*°?\s*([NS])?\s*,\s*(-?\d{1,3}\.\d{2,})\s*°?\s*([EW])?/g;
const DEGREES_PAIR =
  /(\d{1,3}(?:\.\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:[\d.]+\s*["″”]\s*)?([NS])[\s,]+(\d{1,3}(?:\.\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:[\d.]+\s*["″”]\s*)?([EW])/g;
const NAME = `((?:[Tt]he\\s+)?\\p{Lu}[\\p{L}\\p{M}\\d'’.-]*(?:\\s+(?:(?:of|de|la|le|du|des|di|da|del|and|the)\\s+)*\\p{Lu}[\\p{L}\\p{M}\\d'’-]*)*)`;
const BESIDE = new RegExp(
  `\\b(?:[Nn]ear(?:by|\\s+to)?|[Nn]ext\\s+(?:door\\s+)?to|[Bb]eside|[Cc]lose\\s+to|[Cc]losest\\s+to|[Oo]pposite|[Aa]djacent\\s+to|[Aa]djoining|[Aa]cross\\s+(?:the\\s+\\p{L}+\\s+)?from|[Oo]verlook(?:s|ing)|[Nn]eighbouring|[Nn]eighboring|[Bb]eyond|[Bb]ehind|(?:walk|stroll|steps|away|drive|ride|far|distance|metres|meters|km|kilomet(?:re|er)s|miles|minutes)\\s+from|[Bb]etween|[Aa]longside|[Tt]owards|[Bb]order(?:s|ing))\\s+${NAME}(?:\\s+and\\s+${NAME})?`,
  'gu',
);
/** "Pont Neuf is nearby", "the Louvre stands next door". */
const NAMED_FIRST = new RegExp(
  `${NAME}\\s+(?:is|are|lies|stands|sits|rises)\\s+(?:(?:also|just|very|right|only|directly)\\s+)*(?:nearby|near|next|close|opposite|around|across|within|adjacent|a\\s+(?:short|few|brief))\\b`,
  'gu',
);
const DIRECTIONS: Record<string, number> = {
  north: 0,
  northeast: 45,
  east: 90,
  southeast: 135,
  south: 180,
  southwest: 225,
  west: 270,
  northwest: 315,
};
const DIRECTION = new RegExp(
  `(?<!\\b[Ii]n\\s+the\\s+|\\b[Ii]n\\s+the\\s+far\\s+)\\b([Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)(?:[- ]?(east|west))?\\s+of\\s+(?:(?:the\\s+)?(?:city\\s+)?(?:centre|center|heart|middle)\\s+of\\s+)?${NAME}`,
  'gu',
);
const YEAR = /\b(?:1\d{3}|20\d{2}|[5-9]\d{2}(?=\s*(?:AD|BC|BCE|CE)))\b/g;

/**
 * Everything a sentence states on distances, directions, neighbours, coordinates and years.
 * @param names known ones, which are found whole: "Musée d’Orsay" is not "Musée".
 */
export function statementsIn(sentence: string, names: readonly string[]): Statement[] {
  return [
    ...distancesIn(sentence),
    ...minutesIn(sentence),
    ...coordinatesIn(sentence),
    ...neighboursIn(sentence, names),
    ...directionsIn(sentence),
    ...[...withoutMeasures(sentence).matchAll(YEAR)].map(([year]): Statement => ({ kind: 'year', year })),
  ];
}

function distancesIn(sentence: string): Statement[] {
  const found = new Map<number, Statement>();
  for (const pattern of [DISTANCE, NEARNESS]) {
    for (const match of sentence.matchAll(pattern)) {
      const [words, number, unit] = match as unknown as [string, string, string];
      const metres = numberOf(number) * METRES.find(([form]) => form.test(unit))![1];
      found.set(match.index + words.indexOf(number), { kind: 'distance', metres, words });
    }
  }
  return [...found.values()];
}

function minutesIn(sentence: string): Statement[] {
  return [...sentence.matchAll(MINUTES)].map(([words, number, unit, way]) => ({
    kind: 'minutes',
    minutes: numberOf(number!) * (/^h/i.test(unit!) ? 60 : 1),
    walking: /^(?:walk|stroll|foot)/i.test(way!),
    words,
  }));
}

function coordinatesIn(sentence: string): Statement[] {
  const signed = (value: string, half: string | undefined, negative: string) =>
    half === negative ? -Math.abs(Number(value)) : Number(value);
  const whole = (degrees: string, minutes: string | undefined, half: string, negative: string) =>
    (Number(degrees) + Number(minutes ?? 0) / 60) * (half === negative ? -1 : 1);
  return [
    ...[...sentence.matchAll(DECIMAL_PAIR)].map(
      ([, lat, ns, lng, ew]): Statement => ({
        kind: 'coordinates',
        latitude: signed(lat!, ns, 'S'),
        longitude: signed(lng!, ew, 'W'),
      }),
    ),
    ...[...sentence.matchAll(DEGREES_PAIR)]
      .filter(([words]) => !new RegExp(DECIMAL_PAIR.source).test(words))
      .map(
        ([, lat, latMinutes, ns, lng, lngMinutes, ew]): Statement => ({
          kind: 'coordinates',
          latitude: whole(lat!, latMinutes, ns!, 'S'),
          longitude: whole(lng!, lngMinutes, ew!, 'W'),
        }),
      ),
  ];
}

function neighboursIn(sentence: string, names: readonly string[]): Statement[] {
  const found = new Set<string>();
  for (const pattern of [BESIDE, NAMED_FIRST]) {
    for (const match of sentence.matchAll(pattern)) {
      for (const captured of match.slice(1)) {
        const name = captured?.replace(/^the\s+/i, '');
        if (name === undefined || NO_NEIGHBOUR.test(name)) continue;
        const from = sentence.indexOf(name, match.index);
        found.add(names.find((known) => sentence.startsWith(known, from)) ?? name);
      }
    }
  }
  return [...found].map((name) => ({ kind: 'neighbour', name }));
}

/** "Between May and September" is a time, and "It stands near" is about the place itself. */
const NO_NEIGHBOUR =
  /^(?:It|This|That|These|They|There|Here|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Easter|Christmas|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/;

function directionsIn(sentence: string): Statement[] {
  return [...sentence.matchAll(DIRECTION)].map(([, first, second, name]) => ({
    kind: 'direction',
    degrees: DIRECTIONS[`${first!.toLowerCase()}${second ?? ''}`] ?? 0,
    name: name!,
  }));
}

/** A sentence without its lengths, so that "1,500 metres" or "2000 m" is no year. */
const withoutMeasures = (sentence: string) =>
  sentence.replace(new RegExp(`\\b\\d[\\d,.]*[\\s-]*(?:${UNIT}|people|inhabitants|steps|years)\\b`, 'gi'), ' ');

function numberOf(text: string): number {
  return NUMBER_WORDS[text.toLowerCase()] ?? Number(text.replaceAll(',', ''));
}
