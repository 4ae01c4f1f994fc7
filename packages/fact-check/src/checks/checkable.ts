import { isOfClass } from '../lexicon/lexicon.js';
import type { Token } from '../text/tokenize.js';

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Concepts of events that are dated and remembered: they need a fact. */
const HARD_EVENTS = toSet(
  `die born marry bury baptize kill destroy burn win steal buy sell pay cost ticket free-entry reserve list erupt
   bomb attack earthquake flood revolution competition festival funeral independence`,
);
/** Things and properties that are there or not. Parts of any building, such as walls, are not among them. */
const HARD_THINGS = toSet(
  `lift restaurant hotel cemetery cable-car boat train tram bus metro market stall souvenir coast sea lake bay island
   aqueduct cave library prisoner theater church monastery pavilion bath cliff forest synagogue clock ship-wreck shell shrine hospital lighthouse company brewery canal treasure crypt
   dome spire moat bell organ altar throne fresco mosaic basin minaret tunnel drawbridge arena gallery
   iron steel copper bronze gold silver marble granite limestone sandstone soapstone wood cedar concrete brick glass
   medieval baroque gothic classical romanesque doric catholic jewish royal
   german french italian spanish british american roman greek egyptian chinese japanese inca soviet swedish danish
   europe asia africa capital border beside opposite behind entrance dog
   summer winter spring autumn clock-face dragon elephant god saint decade`,
);
/** Kinds of places that scenery may mention: "the square fills slowly". */
const SCENERY_PLACES = toSet('square garden road figure building estate monument ensemble house city mountain');

/**
 * Returns whether a word names a thing, place or person and nothing else that could be checked: "the emperor" may be one
 * that was told of before.
 */
export const isReferable = ({ concepts }: Token): boolean =>
  concepts.every(
    (concept) => isOfClass(concept, 'r') || isOfClass(concept, 'p') || REFERABLE.has(concept) || !isHard(concept),
  );

const REFERABLE = toSet(
  'sea lake bay island cave church monastery pavilion library theater train boat bell organ altar throne fresco mosaic dome spire crypt stage shell market station clock god saint statue company hospital tunnel',
);

const isHard = (concept: string): boolean =>
  isOfClass(concept, 'k') ||
  isOfClass(concept, 'r') ||
  isOfClass(concept, 'd') ||
  HARD_EVENTS.has(concept) ||
  HARD_THINGS.has(concept) ||
  concept.startsWith('n-') ||
  concept.startsWith('weekday-') ||
  concept.startsWith('month-') ||
  (isOfClass(concept, 'p') && !SCENERY_PLACES.has(concept));

/**
 * Returns whether a word states something that a visitor or reader could check: a place, a person, a price, an event.
 * "Open" and "closed" tell hours; "opened in 1889" does not.
 */
export const isCheckable = ({ concepts, word }: Token): boolean =>
  concepts.some(isHard) || (HOURS.test(word) && concepts.some((concept) => concept === 'open' || concept === 'close'));

const HOURS =
  /^(?:open|opens|closed|closes|closing|shut|shuts|geoffnet\w*|geschlossen\w*|schliesst|offnet|ouvert\w*|ouvre\w*|ferme\w*|abiert\w*|abre\w*|cerrad\w*|cierr\w+|apert\w*|chius\w+|abert\w*|fechad\w*)$/;

/** Returns whether a word tells that something happened or was done. */
export const isEvent = ({ concepts }: Token): boolean =>
  concepts.length > 0 &&
  concepts.every((concept) => isOfClass(concept, 'v') && !isOfClass(concept, 'f') && !isOfClass(concept, 'g'));
