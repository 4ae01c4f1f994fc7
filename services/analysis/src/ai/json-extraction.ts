/** Maximum number of opening braces that are tried, so that a text of nothing but braces does not take long. */
const MAX_ATTEMPTS = 200;

/**
 * Yields every JSON object in a text, outermost first. Models without support for response formats wrap the response in
 * explanations, code fences or their own reasoning.
 * @returns a lazy sequence, so that a caller can stop at the first object that fits
 */
export function* extractJsonObjects(text: string): Generator<unknown> {
  let start = text.indexOf('{');
  for (let attempts = 0; start >= 0 && attempts < MAX_ATTEMPTS; attempts++) {
    const end = findClosingBrace(text, start);
    const value = end < 0 ? undefined : tryParseJson(text.slice(start, end + 1));
    if (value !== undefined) yield value;
    start = text.indexOf('{', value === undefined ? start + 1 : end + 1);
  }
}

/**
 * Returns the index where the object that opens at `from` closes, ignoring braces in strings; -1 when it does not
 * close.
 */
function findClosingBrace(text: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let index = start; index < text.length; index++) {
    const character = text[index];
    if (inString) {
      if (character === '\\') index++;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return index;
  }
  return -1;
}

function tryParseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
