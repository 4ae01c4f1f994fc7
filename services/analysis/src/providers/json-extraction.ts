/** Opening braces tried in one text, so that a text of nothing but braces costs no time. */
const MOST_TRIES = 200;

/**
 * Every JSON object that stands in a text, outermost first: models that cannot be held to a format wrap the answer in
 * explanations, code fences or their own reasoning.
 * @returns lazily, so that a caller may stop at the first that fits.
 */
export function* jsonObjects(text: string): Generator<unknown> {
  let from = text.indexOf('{');
  for (let tries = 0; from >= 0 && tries < MOST_TRIES; tries++) {
    const end = closingBrace(text, from);
    const value = end < 0 ? undefined : parsed(text.slice(from, end + 1));
    if (value !== undefined) yield value;
    from = text.indexOf('{', value === undefined ? from + 1 : end + 1);
  }
}

/** Where the object that opens at `from` closes, braces inside strings not counted; -1 when it does not. */
function closingBrace(text: string, from: number): number {
  let depth = 0;
  let inString = false;
  for (let at = from; at < text.length; at++) {
    const character = text[at];
    if (inString) {
      if (character === '\\') at++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return at;
  }
  return -1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
