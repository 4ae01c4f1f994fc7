import { hasSuperlative } from '../superlatives/find-superlatives.js';
import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import { isCheckable } from './checkable.js';
import type { PlaceNames } from './evidence.js';
import { isName } from './names.js';
import { isPlaceName } from './words/word-match.js';

/** Forms that need a fact: the past tense states history; "only", "always", "never" and "must" state rules. */
const CHECKABLE_FORM =
  /\b(?:was|were|had|did|used to|never|always|only|must|war|waren|wurde|hatte|nie|immer|kein\w*|fut|était|furent|eut|jamais|toujours|fue|era|fueron|había|nunca|siempre|fu|erano|mai|sempre|foi|eram)\b|بني|كان|でした|ました/iu;
const DENIAL = /(?<!\p{L})(?:not|no|nicht|pas|non|não)(?!\p{L})/iu;
/** Advice, statements about people in general, and "not this but that" deny nothing about the place. */
const ADDRESSES =
  /(?<!\p{L})(?:do not|don['’]t|you|your|yourself|cannot|not an? .{3,40} but|man|dich|dir|du|ihr|Sie|nicht .{3,60} sondern|on|vous|votre|vos|\p{L}+ez|tu|usted|su|si|ci|você|se)(?!\p{L})/u;

/** Returns the words that make a sentence without facts checkable, or null if it states nothing checkable. */
export function findCheckable(reading: Reading, names: PlaceNames): string | null {
  const { tokens, quantities, text } = reading;
  const stated = quantities.find(({ first }) => !tokens[first]!.isOwnName && tokens[first - 1]?.isOwnName !== true);
  if (stated !== undefined) return text.slice(tokens[stated.first]!.start, tokens[stated.last]!.end);
  const form = CHECKABLE_FORM.exec(text) ?? (ADDRESSES.test(text) ? null : DENIAL.exec(text));
  if (form !== null) return form[0];
  const scope = hasSuperlative(reading) ? tokens.find(isScope) : undefined;
  return scope?.text ?? findCheckableWord(reading, names);
}

/** Words of advice that look like checkable ones: "a firm grip", "off guard", "marche", "fermez les yeux". */
const HARMLESS =
  /^(?:friends?|freunde?n?|amis?|amigos?|amici|firm|guard|marche[rz]?|ferme[rz] |fermez|um-die-ecke|kids?|schließ|chiudete|cierre|feche)$/;

/** Whether a word is the scope of a superlative: "of the world". */
const isScope = ({ concepts }: Token): boolean =>
  concepts.some(
    (concept) => concept === 'world' || concept === 'country' || concept === 'city' || concept.startsWith('n-'),
  );

/** Returns the first name or other checkable word, or null. */
export function findCheckableWord(reading: Reading, names: PlaceNames): string | null {
  const { tokens } = reading;
  const isStated = (token: Token, position: number) =>
    token.kind === 'word' &&
    !token.isFunction &&
    !(token.isOwnName || (isPlaceName(token, names) && token.isCapital)) &&
    !HARMLESS.test(token.text.toLowerCase()) &&
    (isCheckable(token) || isName(reading, position));
  return tokens.find(isStated)?.text ?? null;
}
