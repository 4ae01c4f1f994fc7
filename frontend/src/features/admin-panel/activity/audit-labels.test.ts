import { BATCH_KINDS } from '@placelore/contracts/content/admin/batch-runs.js';
import { CONTENT_SOURCES } from '@placelore/contracts/content/articles/articles.js';
import { JOBS } from '@placelore/contracts/core/jobs.js';
import { AUDIT_ACTIONS, type AuditEntry } from '@placelore/contracts/system/audit.js';
import {
  formatAction,
  formatDiscoverySource,
  formatField,
  formatSubject,
  formatValue,
  humanize,
} from './audit-labels.js';
import { formatJobName } from './job-labels.js';

/** Code names: with dots, underscores, hyphens between small letters as in `restore-version`, or inner capitals. */
const CODE_NAME = /[a-z]\.[a-z]|_|restore-version|create-admin|reset-password|[a-z][A-Z]/;

const auditEntry = (overrides: Partial<AuditEntry>): AuditEntry => ({
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
  ...overrides,
});

describe('audit labels', () => {
  it.each(AUDIT_ACTIONS)('labels the action %s in plain words', (action) => {
    expect(formatAction(action)).toMatch(/^[a-z][a-z ]+:?$/);
    expect(formatAction(action)).not.toBe(humanize(action).toLowerCase());
  });

  it.each(Object.keys(JOBS))('labels the job %s in plain words', (job) => {
    expect(formatJobName(job)).not.toMatch(CODE_NAME);
    expect(formatSubject(auditEntry({ subjectType: 'job', subjectName: job }))).toBe(formatJobName(job));
  });

  it.each(BATCH_KINDS)('labels the batch run %s in plain words', (kind) => {
    expect(formatSubject(auditEntry({ subjectType: 'batch', subjectName: kind }))).not.toMatch(/-/);
  });

  it.each(CONTENT_SOURCES)('labels the content source %s in plain words', (source) => {
    expect(formatValue('contentSource', source, '—')).not.toMatch(CODE_NAME);
  });

  it.each(['camera_capture', 'file_upload', 'text_search', 'unknown', 'some_new_source'])(
    'labels the discovery source %s in plain words',
    (source) => expect(formatDiscoverySource(source)).not.toMatch(CODE_NAME),
  );

  it.each([
    'isPublic',
    'isAdmin',
    'contentSource',
    'contentCharacters',
    'metaDescription',
    'nearbyAttractions',
    'jobRequestId',
    'budgetUsd',
    'articleIds',
    'someNewField',
  ])('labels the field %s in plain words', (field) => expect(formatField(field)).not.toMatch(CODE_NAME));

  it('formats values in plain words', () => {
    expect(formatValue('isPublic', true, '—')).toBe('Public');
    expect(formatValue('isAdmin', false, '—')).toBe('User');
    expect(formatValue('reason', 'duplicate_cleanup', '—')).toBe('Duplicate');
    expect(formatValue('createdAt', '2026-01-02T03:04:05.000Z', '—')).toBe('2026-01-02 03:04 UTC');
    expect(formatValue('articleIds', [1, 2], '—')).toBe('no. 1, no. 2');
    expect(formatValue('merged', [{ id: 1, title: 'Arena', slug: 'arena' }], '—')).toBe('Arena');
    expect(formatValue('taken', ['metaDescription'], '—')).toBe('Meta description');
    expect(formatValue('code', 'PROVIDER_UNAVAILABLE', '—')).toBe('Provider unavailable');
    for (const emptyValue of [null, undefined, '', []]) expect(formatValue('title', emptyValue, '—')).toBe('—');
  });

  it('spells out actions and subjects that this release does not know', () => {
    expect(formatAction('article.feature-weekly')).toBe('article feature weekly');
    expect(formatSubject(auditEntry({ subjectType: 'settings', subjectId: '3', subjectName: '' }))).toBe('Settings 3');
  });
});
