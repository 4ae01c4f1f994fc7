import {
  type Case,
  readCases,
  readLines,
  readOwnParaphrases,
  readSources,
  readStrangers,
  SOFT_KINDS,
  STRANGERS_SETS,
  type StrangersPlace,
} from '../test/cases.js';
import { readStories } from '../test/stories.js';
import type { Verdict } from './verdicts.js';
import { verifyHeading, verifySentences } from './verify-sentences.js';

/** A graded sentence. */
interface Graded {
  isTrue: boolean;
  /** Whether it is of a kind of lie that may be shown as general. */
  isSoft: boolean;
  grade: Verdict['grade'];
}

const CASES = readCases();
const SOURCES = readSources(CASES);

function gradeCase({ place, language, text, facts, isHeading, isTrue, kind }: Case): Graded {
  const input = { ...SOURCES.get(place)!, language };
  const { grade } = isHeading ? verifyHeading({ text, facts }, input) : verifySentences([{ text, facts }], input)[0]!;
  return { isTrue, isSoft: SOFT_KINDS.has(kind), grade };
}

const gradePlaces = (places: readonly StrangersPlace[]): Graded[] =>
  places.flatMap(({ sentences, ...input }) =>
    sentences.map(({ text, facts, truth, kind }) => ({
      isTrue: truth,
      isSoft: SOFT_KINDS.has(kind),
      grade: verifySentences([{ text, facts }], input)[0]!.grade,
    })),
  );

/** Grades true sentences as paragraphs, so that each has the ones before as context. */
const gradeParagraphs = (places: readonly StrangersPlace[]): Graded[] =>
  places.flatMap(({ sentences, ...input }) =>
    verifySentences(sentences, input).map(({ grade }) => ({ isTrue: true, isSoft: false, grade })),
  );

/** Figures of a set: shown lies by kind, those of them graded as sourced, and kept truths. */
interface Figures {
  hard: number;
  soft: number;
  sourced: number;
  kept: number;
  keptAsSourced: number;
}

function measure(graded: readonly Graded[]): Figures {
  const shown = graded.filter(({ isTrue, grade }) => !isTrue && grade !== 'omitted');
  const kept = graded.filter(({ isTrue, grade }) => isTrue && grade !== 'omitted');
  return {
    hard: shown.filter(({ isSoft }) => !isSoft).length,
    soft: shown.filter(({ isSoft }) => isSoft).length,
    sourced: shown.filter(({ grade }) => grade === 'sourced').length,
    kept: kept.length,
    keptAsSourced: kept.filter(({ grade }) => grade === 'sourced').length,
  };
}

const report = (
  name: string,
  graded: readonly Graded[],
  { hard, soft, sourced, kept, keptAsSourced }: Figures,
): void => {
  const lies = graded.filter(({ isTrue }) => !isTrue);
  const softLies = lies.filter(({ isSoft }) => isSoft).length;
  console.log(
    `${name}: ${hard} of ${lies.length - softLies} hard and ${soft} of ${softLies} soft lies shown, ${sourced} of them as sourced; ` +
      `${kept} of ${graded.length - lies.length} truths kept, ${keptAsSourced} of them as sourced`,
  );
};

/** Maximum of shown lies and of those graded as sourced, and minimum of kept truths and of those graded as sourced. */
const BOUNDS: Record<(typeof SETS)[number], Figures> = {
  own: { hard: 0, soft: 63, sourced: 11, kept: 393, keptAsSourced: 362 },
  'own-natural': { hard: 3, soft: 0, sourced: 1, kept: 99, keptAsSourced: 5 },
  'open-1': { hard: 2, soft: 11, sourced: 1, kept: 119, keptAsSourced: 59 },
  'open-2': { hard: 2, soft: 15, sourced: 2, kept: 120, keptAsSourced: 56 },
  held: { hard: 6, soft: 12, sourced: 2, kept: 119, keptAsSourced: 45 },
  'labeled-open': { hard: 9, soft: 18, sourced: 1, kept: 108, keptAsSourced: 19 },
  'labeled-held': { hard: 4, soft: 25, sourced: 0, kept: 108, keptAsSourced: 10 },
  'labeled-held-2': { hard: 7, soft: 12, sourced: 1, kept: 109, keptAsSourced: 10 },
  'labeled-open-3': { hard: 2, soft: 5, sourced: 0, kept: 32, keptAsSourced: 17 },
  'plain-open': { hard: 3, soft: 0, sourced: 0, kept: 15, keptAsSourced: 1 },
  'plain-held': { hard: 5, soft: 0, sourced: 2, kept: 15, keptAsSourced: 0 },
  'plain-true': { hard: 0, soft: 0, sourced: 0, kept: 50, keptAsSourced: 21 },
  'guides-open': { hard: 0, soft: 4, sourced: 0, kept: 20, keptAsSourced: 5 },
  'guides-held': { hard: 1, soft: 7, sourced: 1, kept: 18, keptAsSourced: 11 },
  'travel-open': { hard: 3, soft: 10, sourced: 1, kept: 122, keptAsSourced: 26 },
  'travel-held': { hard: 7, soft: 6, sourced: 1, kept: 49, keptAsSourced: 6 },
  'natural-open': { hard: 0, soft: 12, sourced: 3, kept: 143, keptAsSourced: 21 },
  'natural-open-2': { hard: 1, soft: 8, sourced: 4, kept: 170, keptAsSourced: 38 },
  'natural-open-3': { hard: 5, soft: 16, sourced: 3, kept: 264, keptAsSourced: 78 },
  'natural-open-4': { hard: 1, soft: 16, sourced: 3, kept: 173, keptAsSourced: 2 },
  'natural-open-5': { hard: 0, soft: 10, sourced: 1, kept: 116, keptAsSourced: 3 },
  'natural-open-6': { hard: 0, soft: 8, sourced: 0, kept: 107, keptAsSourced: 4 },
  'natural-open-7': { hard: 1, soft: 11, sourced: 0, kept: 95, keptAsSourced: 1 },
  'natural-held': { hard: 0, soft: 6, sourced: 0, kept: 62, keptAsSourced: 10 },
  'natural-held-2': { hard: 3, soft: 19, sourced: 0, kept: 137, keptAsSourced: 2 },
  // The guidebook's stories are all true.
  stories: { hard: 0, soft: 0, sourced: 0, kept: 4890, keptAsSourced: 4858 },
};

const SETS = ['own', 'own-natural', ...STRANGERS_SETS, 'stories'] as const;

function gradeSet(name: (typeof SETS)[number]): Graded[] {
  if (name === 'own') return CASES.map(gradeCase);
  if (name === 'own-natural') return gradePlaces(readOwnParaphrases());
  return name === 'stories' ? gradeParagraphs(readStories()) : gradePlaces(readStrangers(name));
}

const GRADED = new Map<string, readonly Graded[]>();

it.each(SETS)('verifySentences: separates lies and truths of the set %s', (name) => {
  const graded = gradeSet(name);
  GRADED.set(name, graded);
  const figures = measure(graded);
  report(name, graded, figures);
  const { hard, soft, sourced, kept, keptAsSourced } = BOUNDS[name];
  expect(figures.hard).toBeLessThanOrEqual(hard);
  expect(figures.soft).toBeLessThanOrEqual(soft);
  expect(figures.sourced).toBeLessThanOrEqual(sourced);
  expect(figures.kept).toBeGreaterThanOrEqual(kept);
  expect(figures.keptAsSourced).toBeGreaterThanOrEqual(keptAsSourced);
});

afterAll(() => {
  const all = [...GRADED].filter(([name]) => name !== 'stories').flatMap(([, graded]) => graded);
  report('all but the stories', all, measure(all));
});

it.each(readLines('general.txt'))(
  'verifySentences: grades as %s without facts (%s): %s',
  (expected, language, text) => {
    const input = { ...SOURCES.get('eiffel-tower')!, language: language! };
    expect(verifySentences([{ text: text!, facts: [] }], input)).toMatchObject([{ grade: expected }]);
  },
);
