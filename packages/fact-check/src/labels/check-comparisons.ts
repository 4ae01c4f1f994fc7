import type { FactEvidence } from '../checks/evidence.js';
import type { Reading } from '../text/read-text.js';
import type { Finding } from '../verdicts.js';

/** Matches "older than the bridge", "mehr Zimmer als Bäder", "plus haut que la tour", but not "more than 300". */
const COMPARISON =
  /(?<!\p{L})(?:\p{L}{2,}er|more|less|fewer|mehr|weniger) (?:\p{L}+ ){0,3}?(?:than|als)(?! (?:\d|\p{L}+ (?:hundred|thousand|hundert|tausend)|(?:a|an|one|ein\p{L}*|usual|ever|man|half|two|three|four|five|six|seven|eight|nine|ten|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)(?!\p{L})))|(?<!\p{L})(?:surpass\p{L}*|exceed\p{L}*|outshin\p{L}*|dwarf(?:s|ed)|outdo\p{L}*|überrag\p{L}*|übertr[iao]ff\p{L}*|dépass\p{L}*|surpass\p{L}*|super[aoóeò](?:ba|n|ndo|ron)?|sobrepasa\p{L}*)(?!\p{L})|(?<!\p{L})(?:plus|moins) \p{L}+ qu(?:e |['’])|(?<!\p{L})(?:más|menos|mais) \p{L}+ (?:que|do que) (?!\d)/iu;
const SUPERLATIVE =
  /(?<!\p{L})(?:most|\p{L}{3,}est|größt\p{L}*|höchst\p{L}*|ältest\p{L}*|längst\p{L}*|le plus|la plus|les plus|(?:más|più|mais)(?! (?:de|di)(?!\p{L})))(?!\p{L})/iu;

/** Checks that a sentence makes no comparison unless a cited fact does, or the sentence has a number to prove it. */
export function checkComparisons(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const match = COMPARISON.exec(reading.text);
  if (match === null) return null;
  const isKnown = cited.some(({ fact: { statement } }) => COMPARISON.test(statement) || SUPERLATIVE.test(statement));
  const isMeasured = reading.quantities.some(({ dimension }) => dimension !== 'ordinal');
  const isNamed = reading.tokens.some(({ text }) => /^(?:always|ever)$/.test(text));
  return isKnown || isMeasured || isNamed ? null : { reason: 'superlative', detail: match[0] };
}

const SOLE = /^(?:sole|unic[oahi]?|unique|einzige[mnrs]?)$/;
const NOT_ONLY_HERE = /^(?:uniqu|unik)/;

/** Checks that a fact with "only" supports the claim to be the sole one of a kind. */
export function checkSole(reading: Reading, cited: readonly FactEvidence[]): Finding | null {
  const sole = reading.tokens.find(({ word }) => SOLE.test(word) && !NOT_ONLY_HERE.test(word));
  const isKnown = cited.some(({ readings }) =>
    readings.some(({ tokens }) => tokens.some(({ concepts }) => concepts.includes('only'))),
  );
  return sole === undefined || isKnown ? null : { reason: 'superlative', detail: sole.text };
}
