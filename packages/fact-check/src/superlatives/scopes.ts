import type { Reading } from '../text/read-text.js';
import type { Token } from '../text/tokenize.js';
import { findSuperlatives } from './find-superlatives.js';

const SCOPES = new Set(
  'german french italian spanish british american greek egyptian chinese japanese swedish danish europe asia africa world country city'.split(
    ' ',
  ),
);
const OTHER_SCOPE =
  /^(?:planet\w*|pianeta|earth|erde|terre|tierra|terra|kontinent\w*|continent\w*|region\w*|province\w*)$/;
/** Tokens between a superlative and its scope: "the largest mountain rainforest in Africa". */
const MAX_SCOPE_DISTANCE = 8;
const MAX_LEAD = 3;
const COPULA = /^(?:is|are|was|were|ist|sind|war|est|sont|es|e|sao|sono|fut|fue|foi|era)$/;

/**
 * Returns whether a sentence states a superlative of its subject ("it is the tallest …") or within a named scope ("the
 * oldest temple in Japan"). Others compare parts of the place: "the highest of the three levels".
 */
export function hasScopedSuperlative(reading: Reading): boolean {
  const { tokens } = reading;
  const isScope = (token: Token): boolean => isScopeWord(token) || (reading.language !== 'de' && isNameLike(token));
  return findSuperlatives(reading).some((position) => {
    const lead = tokens.slice(Math.max(0, position - MAX_LEAD), position);
    const after = tokens.slice(position + 1, position + 1 + MAX_SCOPE_DISTANCE);
    return (
      after.some((token, index) => isScope(token) && after.slice(0, index).some(({ isFunction }) => isFunction)) ||
      lead.some((token) => COPULA.test(token.word) || (isScope(token) && /['’]s$/.test(token.text)))
    );
  });
}

const isScopeWord = ({ word, concepts }: Token): boolean =>
  OTHER_SCOPE.test(word) || concepts.some((concept) => concept.startsWith('n-') || SCOPES.has(concept));

const isNameLike = ({ kind, isCapital, isFirst }: Token): boolean => kind === 'word' && isCapital && !isFirst;
