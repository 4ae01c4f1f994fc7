import { BATCH_KINDS } from '@placelore/contracts/content/admin/batch-runs.js';
import { CONTENT_SOURCES } from '@placelore/contracts/content/articles/articles.js';
import { JOBS } from '@placelore/contracts/core/jobs/jobs.js';
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

/** Sample lines of the activity log. */
it.each([
  ['article.approve', 'approved the article'],
  ['article.create', 'created the article'],
  ['article.delete', 'deleted the article'],
  ['article.edit', 'edited the article'],
  ['article.merge', 'merged other articles into'],
  ['article.photo', 'changed the photo of'],
  ['article.publish', 'published the article'],
  ['article.refuse-photo', 'refused a photo for the article'],
  ['article.reject', 'rejected the article'],
  ['article.restore', 'restored the article'],
  ['article.restore-version', 'restored a former version of'],
  ['article.review', 'marked as reviewed'],
  ['article.rewrite', 'requested a rewrite of'],
  ['article.unmerge', 'undid the merge into'],
  ['article.withdraw', 'hid the article'],
  ['batch.cancel', 'canceled the run'],
  ['batch.estimate', 'estimated the run'],
  ['batch.resume', 'resumed the run'],
  ['batch.retry', 'retried failed items of the run'],
  ['batch.start', 'started the run'],
  ['discovery.delete', 'deleted the discovery'],
  ['discovery.publish', 'made public the discovery'],
  ['discovery.withdraw', 'made private the discovery'],
  ['duplicates.dismiss', 'dismissed as no duplicates:'],
  ['duplicates.recall', 'listed as duplicates again:'],
  ['error-report.dismiss', 'dismissed the error report on'],
  ['error-report.resolve', 'resolved the error report on'],
  ['guide.refuse-photo', 'refused a photo for the guide'],
  ['learned-photo.forget', 'stopped suggesting for similar photos:'],
  ['scheduled-job.run', 'ran manually:'],
  ['user.activate', 'activated the user'],
  ['user.create-admin', 'created the admin'],
  ['user.delete', 'deleted the user'],
  ['user.demote', 'removed the admin role of'],
  ['user.promote', 'made an admin of'],
  ['user.reset-password', 'reset the password of'],
  ['user.suspend', 'suspended the user'],
  ['job.retry', 'retried the failed job:'],
])('formatAction: %s is “%s”', (action, label) => expect(formatAction(action)).toBe(label));

it.each([
  ['adminReviewed', 'Reviewed'],
  ['articleIds', 'Articles'],
  ['budgetUsd', 'Budget in USD'],
  ['code', 'Reason of the failure'],
  ['contentCharacters', 'Length of the text'],
  ['contentSource', 'Origin'],
  ['createdAt', 'Created'],
  ['imageUrl', 'Photo'],
  ['isAdmin', 'Role'],
  ['isPublic', 'Visibility'],
  ['items', 'Items'],
  ['left', 'Unchanged fields'],
  ['merged', 'Merged articles'],
  ['metaDescription', 'Meta description'],
  ['nearbyAttractions', 'Nearby attractions'],
  ['publishedAt', 'Published'],
  ['restored', 'Restored articles'],
  ['slug', 'Address'],
  ['taken', 'Fields taken over'],
  ['thumbnailUrl', 'Small photo'],
  ['userId', 'Author'],
  ['jobRequestId', 'Background job'],
])('formatField: %s is “%s”', (field, label) => expect(formatField(field)).toBe(label));

it.each([
  ['isPublic', false, 'Private'],
  ['isAdmin', true, 'Admin'],
  ['adminReviewed', true, 'Yes'],
  ['adminReviewed', false, 'No'],
  ['userId', 7, 'User 7'],
  ['items', 7, '7'],
  ['items', 0, '0'],
  ['reason', 'deleted', 'Deleted by hand'],
  ['reason', 'merged', 'Merged into another article'],
  ['reason', 'other_reason', 'Other reason'],
  ['source', 'camera_capture', 'Camera'],
  ['source', 'file_upload', 'Uploaded photo'],
  ['source', 'text_search', 'Text search'],
  ['contentSource', 'text_search', 'Premium'],
  ['status', 'in_review', 'In review'],
  ['left', ['slug'], 'Address'],
  ['restored', [{ name: 'Arena' }], 'Arena'],
  ['restored', [{ id: 1, slug: 'a' }], 'Id: 1; Address: a'],
  ['restored', [{ at: { a: 1 } }], 'At: {"a":1}'],
  ['restored', [null, 2], 'null, 2'],
])('formatValue: %s %j is “%s”', (field, value, text) => expect(formatValue(field, value, '—')).toBe(text));
