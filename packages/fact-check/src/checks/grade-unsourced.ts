import { isOfClass } from '../lexicon/lexicon.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import type { PlaceNames } from './evidence.js';
import { isPlaceName } from './word-match.js';

/** Past tense tells history; possibility, denial and permission tell rules. */
const CHECKABLE_FORM =
  /\b(?:was|were|had|did|used to|never|always|not|no|only|must|war|waren|wurde|hatte|nicht|nie|immer|kein\w*|fut|était|furent|eut|jamais|pas|toujours|fue|era|fueron|había|nunca|siempre|no|fu|erano|mai|sempre|foi|eram|não)\b|بني|كان|でした|ました/iu;
/** Everyday words of scenery that state nothing, by language. */
const SCENERY = new Set(
  `take gone go come near close back feel feels felt looks sound sounds people stone water evening little bit moment nice pleasant
  before after rough warm long longer lot head hand hands breath slowly gently good well better best easy calm corner bench
  nehmen nimm nehmt zeit sich schauen sitzen setz setzen menschen leute wasser stein bank weile schön gut ruhig leise
  prenez prends asseyez levez regardez temps gens eau pierre doux douce bien beau belle
  tome tómese siéntese mire gente agua piedra tiempo suave bien bonito bella lugar place sit down go in by`
    .split(/\s+/)
    .map((word) => word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')),
);

/** Returns the first word of a sentence without facts that could be checked, or null if it states nothing of the kind. */
export function findCheckable(reading: Reading, names: PlaceNames): string | null {
  const { tokens, quantities, text } = reading;
  if (quantities.length > 0) return text.slice(tokens[quantities[0]!.first]!.start, tokens[quantities[0]!.last]!.end);
  const form = CHECKABLE_FORM.exec(text);
  if (form !== null) return form[0];
  const isHarmless = (token: Token) =>
    token.kind !== 'word' ||
    token.isFunction ||
    SCENERY.has(token.word) ||
    token.isOwnName ||
    (token.concepts.length > 0 && token.concepts.some(isAtmosphere));
  return tokens.find((token) => !isHarmless(token) && !(isPlaceName(token, names) && token.isCapital))?.text ?? null;
}

const ATMOSPHERE = new Set(['lie', 'see', 'visitor', 'close-up', 'eye', 'people', 'stone', 'n-none', 'smooth']);
const isAtmosphere = (concept: string): boolean =>
  isOfClass(concept, 'g') || isOfClass(concept, 'h') || ATMOSPHERE.has(concept);
