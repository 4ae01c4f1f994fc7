import {
  type Case,
  findSpecific,
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
  /** What a lie invents or changes. */
  specific: string;
  /** Whether it is of a kind of lie that may be shown as general. */
  isSoft: boolean;
  grade: Verdict['grade'];
  /** The verdict, and the beginning of the sentence. */
  record: string;
}

const MAX_RECORDED = 50;

function toRecord(text: string, verdict: Verdict): string {
  const reason = verdict.grade === 'omitted' ? ` ${verdict.reason} (${verdict.detail.slice(0, MAX_RECORDED)})` : '';
  return `${verdict.grade}${reason}: ${text.slice(0, MAX_RECORDED)}`;
}

const CASES = readCases();
const SOURCES = readSources(CASES);

function gradeCase({ place, language, text, facts, isHeading, isTrue, kind }: Case): Graded {
  const input = { ...SOURCES.get(place)!, language };
  const verdict = isHeading ? verifyHeading({ text, facts }, input) : verifySentences([{ text, facts }], input)[0]!;
  const { grade } = verdict;
  return { isTrue, specific: findSpecific(kind), isSoft: SOFT_KINDS.has(kind), grade, record: toRecord(text, verdict) };
}

const gradePlaces = (places: readonly StrangersPlace[]): Graded[] =>
  places.flatMap(({ sentences, ...input }) =>
    sentences.map(({ text, facts, truth, kind }) => {
      const verdict = verifySentences([{ text, facts }], input)[0]!;
      return {
        isTrue: truth,
        specific: findSpecific(kind),
        isSoft: SOFT_KINDS.has(kind),
        grade: verdict.grade,
        record: toRecord(text, verdict),
      };
    }),
  );

/** Grades true sentences as paragraphs, so that each has the ones before as context. */
const gradeParagraphs = (places: readonly StrangersPlace[]): Graded[] =>
  places.flatMap(({ sentences, ...input }) =>
    verifySentences(sentences, input).map((verdict) => ({
      isTrue: true,
      specific: '',
      isSoft: false,
      grade: verdict.grade,
      record: toRecord(verdict.text, verdict),
    })),
  );

/** Figures of a set: shown lies by kind and grade, and kept truths. `hard`, `soft` and `kept` include the sourced ones. */
interface Figures {
  hard: number;
  hardAsSourced: number;
  soft: number;
  softAsSourced: number;
  kept: number;
  keptAsSourced: number;
}

function measure(graded: readonly Graded[]): Figures {
  const shown = graded.filter(({ grade }) => grade !== 'omitted');
  const hard = shown.filter(({ isTrue, isSoft }) => !isTrue && !isSoft);
  const soft = shown.filter(({ isTrue, isSoft }) => !isTrue && isSoft);
  const kept = shown.filter(({ isTrue }) => isTrue);
  const countSourced = (those: readonly Graded[]) => those.filter(({ grade }) => grade === 'sourced').length;
  return {
    hard: hard.length,
    hardAsSourced: countSourced(hard),
    soft: soft.length,
    softAsSourced: countSourced(soft),
    kept: kept.length,
    keptAsSourced: countSourced(kept),
  };
}

const report = (name: string, graded: readonly Graded[], figures: Figures): void => {
  const lies = graded.filter(({ isTrue }) => !isTrue);
  const softLies = lies.filter(({ isSoft }) => isSoft).length;
  console.log(
    `${name}: ${figures.hard} of ${lies.length - softLies} hard lies shown, ${figures.hardAsSourced} of them as sourced; ` +
      `${figures.soft} of ${softLies} soft lies shown, ${figures.softAsSourced} of them as sourced; ` +
      `${figures.kept} of ${graded.length - lies.length} truths kept, ${figures.keptAsSourced} of them as sourced`,
  );
};

/** Counts the hard lies by what they invent: all, those shown as general, and those shown as sourced. */
const reportSpecifics = (graded: readonly Graded[]): void => {
  const lies = graded.filter(({ isTrue, isSoft }) => !isTrue && !isSoft);
  const rows = [...new Set(lies.map(({ specific }) => specific))].map((specific) => {
    const those = lies.filter((lie) => lie.specific === specific);
    const count = (grade: Verdict['grade']) => those.filter((lie) => lie.grade === grade).length;
    return `${specific}: ${count('general')} general and ${count('sourced')} sourced of ${those.length}`;
  });
  console.log(`hard lies shown by what they invent: ${rows.join('; ')}`);
};

/** Maximum of shown lies and of those graded as sourced, and minimum of kept truths and of those graded as sourced. */
const BOUNDS: Record<(typeof SETS)[number], Figures> = {
  own: { hard: 0, hardAsSourced: 0, soft: 63, softAsSourced: 11, kept: 394, keptAsSourced: 362 },
  'own-natural': { hard: 2, hardAsSourced: 1, soft: 0, softAsSourced: 0, kept: 104, keptAsSourced: 5 },
  'open-1': { hard: 1, hardAsSourced: 0, soft: 10, softAsSourced: 0, kept: 120, keptAsSourced: 59 },
  'open-2': { hard: 1, hardAsSourced: 0, soft: 16, softAsSourced: 1, kept: 120, keptAsSourced: 56 },
  held: { hard: 6, hardAsSourced: 0, soft: 14, softAsSourced: 2, kept: 119, keptAsSourced: 45 },
  'labeled-open': { hard: 8, hardAsSourced: 0, soft: 18, softAsSourced: 1, kept: 112, keptAsSourced: 19 },
  'labeled-held': { hard: 4, hardAsSourced: 0, soft: 26, softAsSourced: 0, kept: 110, keptAsSourced: 10 },
  'labeled-held-2': { hard: 7, hardAsSourced: 1, soft: 13, softAsSourced: 0, kept: 114, keptAsSourced: 10 },
  'labeled-open-3': { hard: 2, hardAsSourced: 0, soft: 5, softAsSourced: 0, kept: 32, keptAsSourced: 17 },
  'plain-open': { hard: 3, hardAsSourced: 0, soft: 0, softAsSourced: 0, kept: 15, keptAsSourced: 1 },
  'plain-held': { hard: 4, hardAsSourced: 1, soft: 0, softAsSourced: 0, kept: 15, keptAsSourced: 0 },
  'plain-true': { hard: 0, hardAsSourced: 0, soft: 0, softAsSourced: 0, kept: 51, keptAsSourced: 21 },
  'guides-open': { hard: 0, hardAsSourced: 0, soft: 4, softAsSourced: 0, kept: 20, keptAsSourced: 5 },
  'guides-held': { hard: 0, hardAsSourced: 0, soft: 7, softAsSourced: 0, kept: 18, keptAsSourced: 11 },
  'travel-open': { hard: 3, hardAsSourced: 1, soft: 10, softAsSourced: 0, kept: 123, keptAsSourced: 26 },
  'travel-held': { hard: 5, hardAsSourced: 0, soft: 5, softAsSourced: 1, kept: 53, keptAsSourced: 6 },
  'natural-open': { hard: 0, hardAsSourced: 0, soft: 12, softAsSourced: 3, kept: 142, keptAsSourced: 21 },
  'natural-open-2': { hard: 1, hardAsSourced: 1, soft: 7, softAsSourced: 2, kept: 173, keptAsSourced: 38 },
  'natural-open-3': { hard: 4, hardAsSourced: 1, soft: 16, softAsSourced: 2, kept: 267, keptAsSourced: 78 },
  'natural-open-4': { hard: 0, hardAsSourced: 0, soft: 17, softAsSourced: 3, kept: 181, keptAsSourced: 3 },
  'natural-open-5': { hard: 0, hardAsSourced: 0, soft: 10, softAsSourced: 1, kept: 121, keptAsSourced: 3 },
  'natural-open-6': { hard: 0, hardAsSourced: 0, soft: 9, softAsSourced: 0, kept: 109, keptAsSourced: 4 },
  'natural-open-7': { hard: 2, hardAsSourced: 0, soft: 12, softAsSourced: 0, kept: 98, keptAsSourced: 1 },
  'natural-open-8': { hard: 10, hardAsSourced: 0, soft: 44, softAsSourced: 2, kept: 325, keptAsSourced: 15 },
  'natural-held': { hard: 0, hardAsSourced: 0, soft: 7, softAsSourced: 0, kept: 65, keptAsSourced: 10 },
  'natural-held-2': { hard: 2, hardAsSourced: 0, soft: 19, softAsSourced: 0, kept: 169, keptAsSourced: 3 },
  'natural-held-3': { hard: 2, hardAsSourced: 0, soft: 18, softAsSourced: 0, kept: 262, keptAsSourced: 32 },
  'natural-held-4': { hard: 2, hardAsSourced: 0, soft: 38, softAsSourced: 1, kept: 230, keptAsSourced: 21 },
  'natural-held-5': { hard: 6, hardAsSourced: 0, soft: 26, softAsSourced: 2, kept: 198, keptAsSourced: 11 },
  // The guidebook's stories are all true.
  stories: { hard: 0, hardAsSourced: 0, soft: 0, softAsSourced: 0, kept: 5994, keptAsSourced: 5950 },
};

const SETS = ['own', 'own-natural', ...STRANGERS_SETS, 'stories'] as const;

function gradeSet(name: (typeof SETS)[number]): Graded[] {
  if (name === 'own') return CASES.map(gradeCase);
  if (name === 'own-natural') return gradePlaces(readOwnParaphrases());
  return name === 'stories' ? gradeParagraphs(readStories()) : gradePlaces(readStrangers(name));
}

const GRADED = new Map<string, readonly Graded[]>();

function gradeOnce(name: (typeof SETS)[number]): readonly Graded[] {
  const graded = GRADED.get(name) ?? gradeSet(name);
  GRADED.set(name, graded);
  return graded;
}

it.each(SETS)('verifySentences: separates lies and truths of the set %s', (name) => {
  const graded = gradeOnce(name);
  const figures = measure(graded);
  report(name, graded, figures);
  const { hard, hardAsSourced, soft, softAsSourced, kept, keptAsSourced } = BOUNDS[name];
  expect(figures.hard).toBeLessThanOrEqual(hard);
  expect(figures.hardAsSourced).toBeLessThanOrEqual(hardAsSourced);
  expect(figures.soft).toBeLessThanOrEqual(soft);
  expect(figures.softAsSourced).toBeLessThanOrEqual(softAsSourced);
  expect(figures.kept).toBeGreaterThanOrEqual(kept);
  expect(figures.keptAsSourced).toBeGreaterThanOrEqual(keptAsSourced);
});

// The bounds above allow a change that repairs one sentence and breaks another. This record shows each of them.
it.each(SETS)('verifySentences: grades each sentence of the set %s as before', (name) => {
  const graded = gradeOnce(name);
  const recorded = name === 'stories' ? graded.filter(({ grade }) => grade !== 'sourced') : graded;
  expect(recorded.map(({ record }) => record).join('\n')).toMatchSnapshot();
});

afterAll(() => {
  const all = [...GRADED].filter(([name]) => name !== 'stories').flatMap(([, graded]) => graded);
  report('all but the stories', all, measure(all));
  reportSpecifics(all);
});

it.each(readLines('general.txt'))(
  'verifySentences: grades as %s without facts (%s): %s',
  (expected, language, text) => {
    const input = { ...SOURCES.get('eiffel-tower')!, language: language! };
    expect(verifySentences([{ text: text!, facts: [] }], input)).toMatchObject([{ grade: expected }]);
  },
);
