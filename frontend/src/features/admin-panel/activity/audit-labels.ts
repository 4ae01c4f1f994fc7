import type { BatchKind } from '@placelore/contracts/content/admin/batch-runs.js';
import type { ContentSource } from '@placelore/contracts/content/articles/articles.js';
import type { AuditAction, AuditEntry } from '@placelore/contracts/system/audit.js';
import { CONTENT_SOURCE_NAMES } from '../../../lib/format/content-source-names.js';
import { STRINGS as RUN_STRINGS } from '../batch-runs/strings.js';
import { formatJobName } from './job-labels.js';

/** Verbs between the actor and the subject of an audit entry. An action without a label does not compile. */
const ACTION_LABELS: Readonly<Record<AuditAction, string>> = {
  'article.approve': 'approved the article',
  'article.create': 'created the article',
  'article.delete': 'deleted the article',
  'article.edit': 'edited the article',
  'article.merge': 'merged other articles into',
  'article.photo': 'changed the photo of',
  'article.publish': 'published the article',
  'article.refuse-photo': 'refused a photo for the article',
  'article.reject': 'rejected the article',
  'article.restore': 'restored the article',
  'article.restore-version': 'restored a former version of',
  'article.review': 'marked as reviewed',
  'article.rewrite': 'requested a rewrite of',
  'article.unmerge': 'undid the merge into',
  'article.withdraw': 'hid the article',
  'batch.cancel': 'canceled the run',
  'batch.estimate': 'estimated the run',
  'batch.resume': 'resumed the run',
  'batch.retry': 'retried failed items of the run',
  'batch.start': 'started the run',
  'discovery.delete': 'deleted the discovery',
  'discovery.publish': 'made public the discovery',
  'discovery.withdraw': 'made private the discovery',
  'duplicates.dismiss': 'dismissed as no duplicates:',
  'duplicates.recall': 'listed as duplicates again:',
  'error-report.dismiss': 'dismissed the error report on',
  'error-report.resolve': 'resolved the error report on',
  'guide.refuse-photo': 'refused a photo for the guide',
  'learned-photo.forget': 'stopped suggesting for similar photos:',
  'scheduled-job.run': 'ran manually:',
  'user.activate': 'activated the user',
  'user.create-admin': 'created the admin',
  'user.delete': 'deleted the user',
  'user.demote': 'removed the admin role of',
  'user.promote': 'made an admin of',
  'user.reset-password': 'reset the password of',
  'user.suspend': 'suspended the user',
  'job.retry': 'retried the failed job:',
};

const FIELD_LABELS: Readonly<Record<string, string>> = {
  adminReviewed: 'Reviewed',
  articleIds: 'Articles',
  budgetUsd: 'Budget in USD',
  code: 'Reason of the failure',
  contentCharacters: 'Length of the text',
  contentSource: 'Origin',
  createdAt: 'Created',
  imageUrl: 'Photo',
  isAdmin: 'Role',
  isPublic: 'Visibility',
  items: 'Items',
  left: 'Unchanged fields',
  merged: 'Merged articles',
  metaDescription: 'Meta description',
  nearbyAttractions: 'Nearby attractions',
  publishedAt: 'Published',
  restored: 'Restored articles',
  slug: 'Address',
  taken: 'Fields taken over',
  thumbnailUrl: 'Small photo',
  userId: 'Author',
  jobRequestId: 'Background job',
};

const REASON_LABELS: Readonly<Record<string, string>> = {
  deleted: 'Deleted by hand',
  duplicate_cleanup: 'Duplicate',
  merged: 'Merged into another article',
};
/** Labels for the source of a discovery: a photo or a search. */
const DISCOVERY_SOURCE_LABELS: Readonly<Record<string, string>> = {
  camera_capture: 'Camera',
  file_upload: 'Uploaded photo',
  text_search: 'Text search',
  unknown: 'Unknown',
};

const getOwnValue = <Value>(labels: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(labels, key) ? labels[key] : undefined;

/** Spells out identifiers such as `restore-version`, `contentSource` and `file_upload`, for names of other releases. */
export function humanize(name: string): string {
  const text = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .trim()
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the verb of an audit entry, between its actor and its subject. */
export const formatAction = (action: string): string =>
  getOwnValue<string>(ACTION_LABELS, action) ?? humanize(action).toLowerCase();

export const formatField = (field: string): string => getOwnValue(FIELD_LABELS, field) ?? humanize(field);

/** Returns the label of a discovery source. */
export const formatDiscoverySource = (source: string): string =>
  getOwnValue(DISCOVERY_SOURCE_LABELS, source) ?? humanize(source);

/** Returns the name of an audit entry's subject. */
export function formatSubject({ subjectType, subjectId, subjectName }: AuditEntry): string {
  if (subjectType === 'batch')
    return getOwnValue<{ name: string }>(RUN_STRINGS.kinds, subjectName as BatchKind)?.name ?? humanize(subjectName);
  if (subjectType === 'job' || subjectType === 'scheduled-job') return formatJobName(subjectName || subjectId);
  return subjectName || `${humanize(subjectType)} ${subjectId}`;
}

const ISO_TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Formats a previous or new value of a field. */
export function formatValue(field: string, value: unknown, emptyValue: string): string {
  if (value === undefined || value === null || value === '') return emptyValue;
  if (field === 'isPublic') return value === true ? 'Public' : 'Private';
  if (field === 'isAdmin') return value === true ? 'Admin' : 'User';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return field === 'userId' ? `User ${value}` : String(value);
  if (typeof value === 'string') return formatString(field, value);
  if (Array.isArray(value))
    return value.length === 0 ? emptyValue : value.map((item) => formatEntry(field, item)).join(', ');
  return formatEntry(field, value);
}

function formatString(field: string, value: string): string {
  if (field === 'contentSource')
    return getOwnValue<string>(CONTENT_SOURCE_NAMES, value as ContentSource) ?? humanize(value);
  if (field === 'source') return formatDiscoverySource(value);
  if (field === 'reason') return getOwnValue(REASON_LABELS, value) ?? humanize(value);
  if (field === 'status' || field === 'code') return humanize(value);
  if (ISO_TIME.test(value)) return `${value.slice(0, 10)} ${value.slice(11, 16)} UTC`;
  return value;
}

/** Formats a list entry by its title or name, or otherwise by its content. */
function formatEntry(field: string, entry: unknown): string {
  if (typeof entry === 'number') return field === 'articleIds' ? `no. ${entry}` : String(entry);
  if (typeof entry === 'string') return field === 'taken' || field === 'left' ? formatField(entry) : entry;
  if (typeof entry !== 'object' || entry === null) return String(entry);
  const { title, name } = entry as { title?: unknown; name?: unknown };
  if (typeof title === 'string') return title;
  if (typeof name === 'string') return name;
  return Object.entries(entry)
    .map(([key, value]) => `${formatField(key)}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`)
    .join('; ');
}
