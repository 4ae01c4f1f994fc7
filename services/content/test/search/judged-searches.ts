import { readFileSync } from 'node:fs';

/** A search whose results were graded by hand. */
export interface JudgedSearch {
  query: string;
  /** Grades from 1 to 3 by guidebook id; all others have grade 0. */
  grades: ReadonlyMap<string, number>;
  /** Guidebook ids that must not be among the first five. */
  never: ReadonlySet<string>;
}

/** Number of results that are evaluated. */
const DEPTH = 5;

/** Reads a file with lines `query | 3: ids | 2: ids | never: ids`; lines that start with # are comments. */
export function readJudgedSearches(file: string): JudgedSearch[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(parseLine);
}

function parseLine(line: string): JudgedSearch {
  const [query = '', ...parts] = line.split(' | ');
  const grades = new Map<string, number>();
  const never = new Set<string>();
  for (const part of parts) {
    const [grade = '', ids = ''] = part.split(': ');
    for (const id of ids.split(' ')) {
      if (grade === 'never') never.add(id);
      else grades.set(id, Number(grade));
    }
  }
  return { query, grades, never };
}

/**
 * Returns NDCG@5 of search results: 1 for the best possible order, 0 when none is relevant or one must not be there.
 * @param ids guidebook ids of the results, best first
 */
export function computeNdcg({ grades, never }: JudgedSearch, ids: readonly string[]): number {
  const shown = ids.slice(0, DEPTH);
  if (shown.some((id) => never.has(id))) return 0;
  const ideal = [...grades.values()].sort((a, b) => b - a).slice(0, DEPTH);
  if (ideal.length === 0) return 1;
  return computeGain(shown.map((id) => grades.get(id) ?? 0)) / computeGain(ideal);
}

/** Returns the discounted cumulative gain, with exponential gains. */
const computeGain = (grades: readonly number[]): number =>
  grades.reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
