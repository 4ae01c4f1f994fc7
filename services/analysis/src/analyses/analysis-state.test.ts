import type { StoredAnalysisResult } from '@placelore/contracts/analysis/analyses.js';
import type { Analysis, Decision } from './analysis.entity.js';
import { getAnalysisState, getDecisionWithOwnJob } from './analysis-state.js';

const JOB = 'job';
const result = { title: 'Arezzo' } as StoredAnalysisResult;
const error = { code: 'INTERNAL', message: 'm' };
const createDecision = (jobRequestId: string) => ({ jobRequestId, revision: 0 }) as Decision;
const createRow = (columns: Partial<Analysis>) =>
  ({ status: 'queued', result: null, error: null, decision: null, jobRequestId: JOB, ...columns }) as Analysis;

test.each<[string, Partial<Analysis>, string]>([
  ['nothing decided', {}, 'undecided'],
  ['a decision of an earlier job', { result, decision: createDecision('earlier') }, 'undecided'],
  ['a decision of its job', { decision: createDecision(JOB) }, 'decided'],
  ['a result', { status: 'done', result }, 'finished'],
  ['a result whose discovery is missing', { status: 'done', result, decision: createDecision('own') }, 'finished'],
  ['the former result after a failed correction', { status: 'done', result, error }, 'failed'],
  ['an error alone', { status: 'failed', error }, 'failed'],
])('getAnalysisState: a row with %s', (_, columns, expected) => {
  expect(getAnalysisState(createRow(columns)).name).toBe(expected);
});

test('getDecisionWithOwnJob: ignores the decision of the current job', () => {
  const decision = createDecision('own');
  expect(getDecisionWithOwnJob(createRow({ decision }))).toBe(decision);
  expect(getDecisionWithOwnJob(createRow({ decision: createDecision(JOB) }))).toBeNull();
  expect(getDecisionWithOwnJob(createRow({}))).toBeNull();
});
