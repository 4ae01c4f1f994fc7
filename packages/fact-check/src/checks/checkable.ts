import { isOfClass } from '../lexicon/lexicon.js';
import type { Token } from '../text/tokenize.js';

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Events: a sentence without facts must not mention them. */
const EVENTS = toSet(
  `die marry baptize kill destroy burn win steal buy sell erupt bomb attack earthquake flood revolution competition festival funeral
   independence`,
);
/** Things and properties that are checkable, but that other words may describe as well. */
const THINGS = toSet(
  `prisoner clock ship-wreck shell company treasure crypt dome spire moat bell organ altar throne fresco mosaic basin minaret
   drawbridge iron steel copper bronze gold silver marble granite limestone sandstone soapstone wood cedar concrete brick
   glass medieval baroque gothic classical romanesque doric catholic jewish royal border entrance dog clock-face dragon
   elephant god saint gate reserve pay beside uphill k-parking k-website k-amount k-fivesenses k-shark k-gallows school`,
);
/** Destinations and means of transport, besides the kinds of places of class p. */
const PLACES = toSet(
  `lift restaurant hotel cemetery cable-car boat train tram bus metro market stall souvenir coast sea lake bay island aqueduct
   cave library theater church monastery pavilion bath cliff forest synagogue shrine hospital lighthouse brewery canal tunnel
   arena gallery`,
);
/** What always needs a fact: persons' lives, prices, nationalities, sides, seasons. */
const SPECIFICS = toSet(
  `born bury cost ticket free-entry german french italian spanish british american roman greek egyptian chinese japanese inca soviet swedish danish
   europe asia africa capital opposite summer winter spring autumn`,
);
/** Kinds of places that a description of scenery may mention: "the square fills slowly". */
const SCENERY_PLACES = toSet('square garden road figure building estate monument ensemble house city mountain');

/**
 * Returns whether a word may refer back to something mentioned before, as "the emperor" does: it names a thing, place
 * or person and nothing more specific.
 */
export const isReferable = ({ concepts }: Token): boolean =>
  concepts.every((concept) => isOfClass(concept, 'p') || REFERABLE.has(concept) || !isOfSpecific(concept));

const REFERABLE = toSet(
  'sea lake bay island cave church monastery pavilion library theater train boat market station hospital tunnel stall',
);

const isOfSpecific = (concept: string): boolean =>
  (isOfClass(concept, 'k') && !THINGS.has(concept)) ||
  isOfClass(concept, 'd') ||
  SPECIFICS.has(concept) ||
  PLACES.has(concept) ||
  concept.startsWith('n-') ||
  concept.startsWith('weekday-') ||
  concept.startsWith('month-') ||
  (isOfClass(concept, 'p') && !SCENERY_PLACES.has(concept) && !THINGS.has(concept));

const isOfCheckable = (concept: string): boolean =>
  isOfSpecific(concept) || isOfClass(concept, 'r') || EVENTS.has(concept) || THINGS.has(concept);

const isHours = ({ concepts, word }: Token): boolean =>
  HOURS.test(word) && concepts.some((concept) => concept === 'open' || concept === 'close');

/**
 * Returns whether a word states something that always needs a fact: a destination, direction, country, price or award.
 * "Open" and "closed" state hours; "opened in 1889" does not.
 */
export const isSpecific = (token: Token): boolean =>
  (token.isCapital ? token.concepts : withoutNames(token.concepts)).some(isOfSpecific) || isHours(token);

/** Removes names from an ambiguous word without a capital: the French "vienne" is a verb, "Vienne" a city. */
const withoutNames = (concepts: readonly string[]): readonly string[] =>
  concepts.length > 1 ? concepts.filter((concept) => !concept.startsWith('n-')) : concepts;

/** What visitors rely on: hours, prices, routes, days and names. */
const STRICT = toSet(
  `k-alwaysopen k-everyday free-entry cost pay k-ticket k-price reserve beside opposite k-near k-far uphill capital forbid k-amount
   k-superlative only winter spring summer autumn entrance enter k-exit outside inside born german french italian spanish british american
   roman greek egyptian chinese japanese inca soviet swedish danish europe asia africa`,
);

/**
 * Returns whether a specific word states hours, a price, a direction, a day or a name, which no other word replaces.
 */
export const isStrict = (token: Token): boolean =>
  isHours(token) ||
  token.concepts.some(
    (concept) =>
      STRICT.has(concept) ||
      isOfClass(concept, 'd') ||
      isOfClass(concept, 'h') ||
      /^(?:n|weekday|month)-/.test(concept),
  );

/** What is also said of other things: "the colony had closed", "the fire cost it its roof", "dark all day". */
const AMBIGUOUS = toSet('close k-alwaysopen k-everyday cost pay ticket k-ticket k-price winter spring summer autumn');

/** Returns whether a word may state something else in a long sentence than hours, a price or a season. */
export const isAmbiguous = ({ concepts }: Token): boolean => concepts.some((concept) => AMBIGUOUS.has(concept));

/** Returns whether a word names a kind of place and nothing more specific. */
export const isPlaceNoun = (token: Token): boolean =>
  !isHours(token) &&
  token.concepts.every((concept) => !isOfSpecific(concept) || PLACES.has(concept) || isOfClass(concept, 'p'));

const CITED = toSet(
  `opposite beside k-near k-far free-entry cost pay k-ticket k-price k-alwaysopen k-everyday forbid reserve k-amount`,
);

/**
 * Returns whether a word states a kind of place, nearness, direction, price or hours, which the cited facts must have:
 * what another fact says of them may be about something else.
 */
export const mustBeCited = (token: Token): boolean =>
  isPlaceNoun(token) ||
  isHours(token) ||
  token.concepts.some((concept) => CITED.has(concept) || isOfClass(concept, 'd'));

/** Returns whether a word states something that a reader could check: a specific, a person, an event or a thing. */
export const isCheckable = (token: Token): boolean => token.concepts.some(isOfCheckable) || isHours(token);

const HOURS =
  /^(?:open|opens|closed|closes|closing|shut|shuts|geoffnet\w*|geschlossen\w*|schliesst|offnet|ouverte?s?|ouvre\w*|ferme\w*|abiert\w*|abre\w*|cerrad\w*|cierr\w+|apert[oaie]|chius\w+|abert[oa]s?|fechad\w*)$/;
