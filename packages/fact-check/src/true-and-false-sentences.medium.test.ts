import { type Case, readCases, readLines, readSources } from '../test/cases.js';
import type { Verdict } from './verdicts.js';
import { verifyHeading, verifySentences } from './verify-sentences.js';

const CASES = readCases();
const SOURCES = readSources(CASES);

function grade({ place, language, text, facts, isHeading }: Case): Verdict {
  const input = { ...SOURCES.get(place)!, language };
  return isHeading ? verifyHeading({ text, facts }, input) : verifySentences([{ text, facts }], input)[0]!;
}

const isSourced = (each: Case): boolean => grade(each).grade === 'sourced';

function measure(cases: readonly Case[]) {
  return { sourced: cases.filter(isSourced).length, all: cases.length };
}

const format = ({ sourced, all }: ReturnType<typeof measure>) =>
  `${sourced} of ${all} (${((100 * sourced) / all).toFixed(1)} %)`;

const OPEN = CASES.filter(({ isHeld }) => !isHeld);
const HELD = CASES.filter(({ isHeld }) => isHeld);
/** Minimum share of true sentences that are kept. */
const MIN_KEPT = { open: 0.9, held: 0.75 };

it('verifySentences: shows no open false sentence as sourced, and keeps the true ones', () => {
  const shown = OPEN.filter(({ isTrue }) => !isTrue).filter(isSourced);
  const kept = measure(OPEN.filter(({ isTrue }) => isTrue));
  console.log(`Open cases: false shown ${shown.length}, true kept ${format(kept)}`);
  expect(shown.map(({ text }) => text)).toEqual([]);
  expect(kept.sourced / kept.all).toBeGreaterThanOrEqual(MIN_KEPT.open);
});

it('verifySentences: shows no held false sentence as sourced, and keeps the true ones', () => {
  const shown = measure(HELD.filter(({ isTrue }) => !isTrue));
  const kept = measure(HELD.filter(({ isTrue }) => isTrue));
  console.log(`Held cases: false shown ${format(shown)}, true kept ${format(kept)}`);
  expect(shown.sourced).toBe(0);
  expect(kept.sourced / kept.all).toBeGreaterThanOrEqual(MIN_KEPT.held);
});

it.each(readLines('general.txt'))(
  'verifySentences: grades as %s without facts (%s): %s',
  (expected, language, text) => {
    const input = { ...SOURCES.get('eiffel-tower')!, language: language! };
    expect(verifySentences([{ text: text!, facts: [] }], input)).toMatchObject([{ grade: expected }]);
  },
);
