import { CONTENT_SOURCES } from '@placelore/contracts/articles.js';
import { AUDIT_ACTIONS, type AuditEntry } from '@placelore/contracts/audit.js';
import { BATCH_KINDS } from '@placelore/contracts/batch-run-shapes.js';
import { JOBS } from '@placelore/contracts/jobs.js';
import { actionText, discoverySourceText, fieldText, humanize, subjectText, valueText } from './audit-words.js';
import { jobName } from './job-names.js';

/** Names of code: with dots, underscores, hyphens between small letters as in `restore-version`, or capitals within. */
const RAW = /[a-z]\.[a-z]|_|restore-version|create-admin|reset-password|[a-z][A-Z]/;

const entry = (given: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-01-02T03:04:05.000Z',
  actorId: 1,
  actorName: 'marta',
  action: 'article.edit',
  subjectType: 'article',
  subjectId: '7',
  subjectName: 'Colosseum',
  before: null,
  after: null,
  requestId: 'r',
  ...given,
});

describe('audit words', () => {
  it.each(AUDIT_ACTIONS)('has words for %s', (action) => {
    expect(actionText(action)).toMatch(/^[a-z][a-z ]+:?$/);
    expect(actionText(action)).not.toBe(humanize(action).toLowerCase());
  });

  it.each(Object.keys(JOBS))('has words for the job %s', (job) => {
    expect(jobName(job)).not.toMatch(RAW);
    expect(subjectText(entry({ subjectType: 'work', subjectName: job }))).toBe(jobName(job));
  });

  it.each(BATCH_KINDS)('has words for the run %s', (kind) => {
    expect(subjectText(entry({ subjectType: 'batch', subjectName: kind }))).not.toMatch(/-/);
  });

  it.each(CONTENT_SOURCES)('has words for the origin %s', (source) => {
    expect(valueText('contentSource', source, '—')).not.toMatch(RAW);
  });

  it.each(['camera_capture', 'file_upload', 'text_search', 'unknown', 'some_new_source'])(
    'has words for the source %s of a discovery',
    (source) => expect(discoverySourceText(source)).not.toMatch(RAW),
  );

  it.each([
    'isPublic',
    'isAdmin',
    'contentSource',
    'contentCharacters',
    'metaDescription',
    'nearbyAttractions',
    'workRequestId',
    'budgetUsd',
    'articleIds',
    'someNewField',
  ])('has words for the field %s', (field) => expect(fieldText(field)).not.toMatch(RAW));

  it('reads values as people do', () => {
    expect(valueText('isPublic', true, '—')).toBe('Public');
    expect(valueText('isAdmin', false, '—')).toBe('User');
    expect(valueText('reason', 'duplicate_cleanup', '—')).toBe('Duplicate');
    expect(valueText('createdAt', '2026-01-02T03:04:05.000Z', '—')).toBe('2026-01-02 03:04 UTC');
    expect(valueText('articleIds', [1, 2], '—')).toBe('no. 1, no. 2');
    expect(valueText('merged', [{ id: 1, title: 'Arena', slug: 'arena' }], '—')).toBe('Arena');
    expect(valueText('taken', ['metaDescription'], '—')).toBe('Meta description');
    expect(valueText('code', 'PROVIDER_UNAVAILABLE', '—')).toBe('Provider unavailable');
    for (const nothing of [null, undefined, '', []]) expect(valueText('title', nothing, '—')).toBe('—');
  });

  it('spells out what another release recorded', () => {
    expect(actionText('article.feature-weekly')).toBe('article feature weekly');
    expect(subjectText(entry({ subjectType: 'settings', subjectId: '3', subjectName: '' }))).toBe('Settings 3');
  });
});
