/** Statement of a sentence that can be compared with known facts. */
export type Claim =
  /** Distance between the place and another; meters. */
  | { kind: 'distance'; meters: number; text: string }
  /** Travel time; minutes. Only walks can be checked by a distance. */
  | { kind: 'minutes'; minutes: number; isWalking: boolean; text: string }
  /** Degrees. */
  | { kind: 'coordinates'; latitude: number; longitude: number }
  /** Name of a place said to be near. */
  | { kind: 'neighbor'; name: string }
  /** Direction of the place from the named one; degrees clockwise from north. */
  | { kind: 'direction'; degrees: number; name: string }
  | { kind: 'year'; year: string };

const METERS_PER_UNIT: [RegExp, number][] = [
  [/^k(?:ilo)?m/i, 1_000],
  [/^mi/i, 1_609.344],
  [/^y/i, 0.9144],
  [/^f/i, 0.3048],
  [/^m/i, 1],
];
const NUMBER_BY_WORD: Record<string, number> = {
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
const NUMBER_PATTERN = `(\\d[\\d,]*(?:\\.\\d+)?|${Object.keys(NUMBER_BY_WORD).join('|')})`;
const UNIT_PATTERN = 'k(?:ilo)?met(?:re|er)s?|kms?|miles?|mi|met(?:re|er)s?|m|yards?|yds?|feet|foot|ft';
/** Words that make a length a distance between places, and not the height of a tower. */
const SEPARATION_PATTERN =
  '(?:away|from|north|south|east|west|outside|off|inland|upstream|downstream|down|up|walk|drive|ride|further|beyond)';
const DISTANCE_PATTERN = new RegExp(
  `\\b${NUMBER_PATTERN}(?:\\s+(?:and\\s+)?(?:a\\s+)?)?[\\s-]*(${UNIT_PATTERN})\\b(?=[^.;]{0,30}?\\b${SEPARATION_PATTERN})`,
  'gi',
);
const WITHIN_PATTERN = new RegExp(
  `\\bwithin\\s+(?:about\\s+|some\\s+)?${NUMBER_PATTERN}[\\s-]*(${UNIT_PATTERN})\\b`,
  'gi',
);
const DURATION_PATTERN = new RegExp(
  `\\b${NUMBER_PATTERN}[\\s-]*(min(?:ute)?s?|h(?:ou)?rs?)['’]?s?[\\s-]+(?:(?:by|on|of|by a|short|easy|leisurely)\\s+)?(walk(?:ing)?|stroll|foot|drive|driving|ride|bus|train|taxi|car|boat|ferry|metro|tram|bike|away|from|north|south|east|west)`,
  'gi',
);
const DECIMAL_POSITION_PATTERN = /(-?\d{1,3}\.\d{2,})\s*°?\s*([NS])?\s*,\s*(-?\d{1,3}\.\d{2,})\s*°?\s*([EW])?/g;
const DEGREES_POSITION_PATTERN =
  /(\d{1,3}(?:\.\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:[\d.]+\s*["″”]\s*)?([NS])[\s,]+(\d{1,3}(?:\.\d+)?)\s*°\s*(?:(\d{1,2}(?:\.\d+)?)\s*['′’]\s*)?(?:[\d.]+\s*["″”]\s*)?([EW])/g;
const NAME_PATTERN = `((?:[Tt]he\\s+)?\\p{Lu}[\\p{L}\\p{M}\\d'’.-]*(?:\\s+(?:(?:of|de|la|le|du|des|di|da|del|and|the)\\s+)*\\p{Lu}[\\p{L}\\p{M}\\d'’-]*)*)`;
const NEAR_NAME_PATTERN = new RegExp(
  `\\b(?:[Nn]ear(?:by|\\s+to)?|[Nn]ext\\s+(?:door\\s+)?to|[Bb]eside|[Cc]lose\\s+to|[Cc]losest\\s+to|[Oo]pposite|[Aa]djacent\\s+to|[Aa]djoining|[Aa]cross\\s+(?:the\\s+\\p{L}+\\s+)?from|[Oo]verlook(?:s|ing)|[Nn]eighbouring|[Nn]eighboring|[Bb]eyond|[Bb]ehind|(?:walk|stroll|steps|away|drive|ride|far|distance|metres|meters|km|kilomet(?:re|er)s|miles|minutes)\\s+from|[Bb]etween|[Aa]longside|[Tt]owards|[Bb]order(?:s|ing))\\s+${NAME_PATTERN}(?:\\s+and\\s+${NAME_PATTERN})?`,
  'gu',
);
/** Matches "Pont Neuf is nearby" and "the Louvre stands next door". */
const NAME_NEAR_PATTERN = new RegExp(
  `${NAME_PATTERN}\\s+(?:is|are|lies|stands|sits|rises)\\s+(?:(?:also|just|very|right|only|directly)\\s+)*(?:nearby|near|next|close|opposite|around|across|within|adjacent|a\\s+(?:short|few|brief))\\b`,
  'gu',
);
const DEGREES_BY_DIRECTION: Record<string, number> = {
  north: 0,
  northeast: 45,
  east: 90,
  southeast: 135,
  south: 180,
  southwest: 225,
  west: 270,
  northwest: 315,
};
const DIRECTION_PATTERN = new RegExp(
  `(?<!\\b[Ii]n\\s+the\\s+|\\b[Ii]n\\s+the\\s+far\\s+)\\b([Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)(?:[- ]?(east|west))?\\s+of\\s+(?:(?:the\\s+)?(?:city\\s+)?(?:centre|center|heart|middle)\\s+of\\s+)?${NAME_PATTERN}`,
  'gu',
);
const YEAR_PATTERN = /\b(?:1\d{3}|20\d{2}|[5-9]\d{2}(?=\s*(?:AD|BC|BCE|CE)))\b/g;

/**
 * Extracts all claims of a sentence about distances, directions, neighbors, coordinates and years.
 * @param names known ones, which match as a whole: "Musée d’Orsay" is not "Musée".
 */
export function extractClaims(sentence: string, names: readonly string[]): Claim[] {
  return [
    ...extractDistances(sentence),
    ...extractDurations(sentence),
    ...extractCoordinates(sentence),
    ...extractNearbyNames(sentence, names),
    ...extractDirections(sentence),
    ...[...stripMeasures(sentence).matchAll(YEAR_PATTERN)].map(([year]): Claim => ({ kind: 'year', year })),
  ];
}

function extractDistances(sentence: string): Claim[] {
  const found = new Map<number, Claim>();
  for (const pattern of [DISTANCE_PATTERN, WITHIN_PATTERN]) {
    for (const match of sentence.matchAll(pattern)) {
      const [text, number, unit] = match as unknown as [string, string, string];
      const meters = parseNumber(number) * METERS_PER_UNIT.find(([form]) => form.test(unit))![1];
      found.set(match.index + text.indexOf(number), { kind: 'distance', meters, text });
    }
  }
  return [...found.values()];
}

function extractDurations(sentence: string): Claim[] {
  return [...sentence.matchAll(DURATION_PATTERN)].map(([text, number, unit, mode]) => ({
    kind: 'minutes',
    minutes: parseNumber(number!) * (/^h/i.test(unit!) ? 60 : 1),
    isWalking: /^(?:walk|stroll|foot)/i.test(mode!),
    text,
  }));
}

function extractCoordinates(sentence: string): Claim[] {
  const toSignedDegrees = (value: string, hemisphere: string | undefined, negative: string) =>
    hemisphere === negative ? -Math.abs(Number(value)) : Number(value);
  const toDecimalDegrees = (degrees: string, minutes: string | undefined, hemisphere: string, negative: string) =>
    (Number(degrees) + Number(minutes ?? 0) / 60) * (hemisphere === negative ? -1 : 1);
  return [
    ...[...sentence.matchAll(DECIMAL_POSITION_PATTERN)].map(
      ([, lat, ns, lng, ew]): Claim => ({
        kind: 'coordinates',
        latitude: toSignedDegrees(lat!, ns, 'S'),
        longitude: toSignedDegrees(lng!, ew, 'W'),
      }),
    ),
    ...[...sentence.matchAll(DEGREES_POSITION_PATTERN)]
      .filter(([text]) => !new RegExp(DECIMAL_POSITION_PATTERN.source).test(text))
      .map(
        ([, lat, latMinutes, ns, lng, lngMinutes, ew]): Claim => ({
          kind: 'coordinates',
          latitude: toDecimalDegrees(lat!, latMinutes, ns!, 'S'),
          longitude: toDecimalDegrees(lng!, lngMinutes, ew!, 'W'),
        }),
      ),
  ];
}

function extractNearbyNames(sentence: string, names: readonly string[]): Claim[] {
  const found = new Set<string>();
  for (const pattern of [NEAR_NAME_PATTERN, NAME_NEAR_PATTERN]) {
    for (const match of sentence.matchAll(pattern)) {
      for (const captured of match.slice(1)) {
        const name = captured?.replace(/^the\s+/i, '');
        if (name === undefined || NOT_A_PLACE_NAME_PATTERN.test(name)) continue;
        const start = sentence.indexOf(name, match.index);
        found.add(names.find((knownName) => sentence.startsWith(knownName, start)) ?? name);
      }
    }
  }
  return [...found].map((name) => ({ kind: 'neighbor', name }));
}

/** "Between May and September" is a time, and "It stands near" is about the place itself. */
const NOT_A_PLACE_NAME_PATTERN =
  /^(?:It|This|That|These|They|There|Here|January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Easter|Christmas|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/;

function extractDirections(sentence: string): Claim[] {
  return [...sentence.matchAll(DIRECTION_PATTERN)].map(([, first, second, name]) => ({
    kind: 'direction',
    degrees: DEGREES_BY_DIRECTION[`${first!.toLowerCase()}${second ?? ''}`] ?? 0,
    name: name!,
  }));
}

/** Removes lengths, so that "1,500 metres" or "2000 m" does not count as a year. */
const stripMeasures = (sentence: string) =>
  sentence.replace(new RegExp(`\\b\\d[\\d,.]*[\\s-]*(?:${UNIT_PATTERN}|people|inhabitants|steps|years)\\b`, 'gi'), ' ');

function parseNumber(text: string): number {
  return NUMBER_BY_WORD[text.toLowerCase()] ?? Number(text.replaceAll(',', ''));
}
