import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import { isName } from './check-words.js';
import { isCheckable } from './checkable.js';
import type { PlaceNames } from './evidence.js';
import { isPlaceName } from './word-match.js';

/** Past tense tells history; possibility, denial and permission tell rules. */
const CHECKABLE_FORM =
  /\b(?:was|were|had|did|used to|never|always|not|no|only|must|war|waren|wurde|hatte|nicht|nie|immer|kein\w*|fut|était|furent|eut|jamais|pas|toujours|fue|era|fueron|había|nunca|siempre|no|fu|erano|mai|sempre|foi|eram|não)\b|بني|كان|でした|ました/iu;
/** Returns the first word of a sentence without facts that could be checked, or null if it states nothing of the kind. */
export function findCheckable(reading: Reading, names: PlaceNames): string | null {
  const { tokens, quantities, text } = reading;
  const stated = quantities.find(({ first }) => !tokens[first]!.isOwnName && tokens[first - 1]?.isOwnName !== true);
  if (stated !== undefined) return text.slice(tokens[stated.first]!.start, tokens[stated.last]!.end);
  const form = CHECKABLE_FORM.exec(text);
  if (form !== null) return form[0];
  const isStated = (token: Token, position: number) =>
    token.kind === 'word' &&
    !token.isFunction &&
    !(token.isOwnName || (isPlaceName(token, names) && token.isCapital)) &&
    (isCheckable(token) || isName(reading, position));
  return tokens.find(isStated)?.text ?? null;
}
