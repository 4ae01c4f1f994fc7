import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/core/identity.js';
import request from 'supertest';
import type { NewArticle } from '../../src/articles/core/articles.repository.js';
import { buildArticle, buildGuest, buildUser, WORKER } from './content-test-service.js';
import { content } from './simulated-worker.js';

export const ADMIN = buildUser({ isAdmin: true });
export const OTHER_ADMIN = buildUser({ isAdmin: true });

/** Callers that admin routes must reject. A suspended user has no session and is therefore a guest. */
export const NON_ADMINS: Record<string, Identity | null> = {
  'a caller without an identity': null,
  'a guest': buildGuest(null),
  'a guest with a cookie, like a suspended user': buildGuest(randomUUID()),
  'a user': buildUser(),
  'the worker': WORKER,
};
export const REJECTED_STATUSES = [401, 401, 401, 403, 401];

export interface FormInput {
  fields?: Record<string, unknown>;
  image?: Buffer;
  filename?: string;
}

/** Sends a multipart form. Values other than strings are sent as JSON. */
export async function sendForm(
  method: 'post' | 'patch',
  path: string,
  { fields = {}, image, filename = 'photo.jpg' }: FormInput,
  actor: Identity | null = ADMIN,
): Promise<request.Response> {
  const call = request(content.url)
    [method](path)
    .set(await content.headers(actor));
  for (const [name, value] of Object.entries(fields)) {
    call.field(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return image ? call.attach('image', image, { filename }) : call;
}

export const createByForm = (input: FormInput, actor?: Identity | null) =>
  sendForm('post', '/api/admin/articles', input, actor);
export const editByForm = (id: number, input: FormInput, actor?: Identity | null) =>
  sendForm('patch', `/api/admin/articles/${id}`, input, actor);
export const createArticle = (fields: object) => content.post('/api/admin/articles', ADMIN, fields);
export const editArticle = (id: number, fields: object, actor: Identity = ADMIN) =>
  content.patch(`/api/admin/articles/${id}`, actor, fields);
export const readArticle = async (id: number) => (await content.get(`/api/admin/articles/${id}`, ADMIN)).body;
export const readVersions = async (id: number) =>
  (await content.get(`/api/admin/articles/${id}/versions`, ADMIN)).body.versions;
export const restoreVersion = (id: number, number: number) =>
  content.post(`/api/admin/articles/${id}/versions/${number}/restore`, ADMIN, {});

/** Inserts one article and returns its id. */
export async function insertArticle(overrides: Partial<NewArticle> = {}, publishedAt?: Date): Promise<number> {
  const [id] = await content.insertArticles([buildArticle(overrides)], publishedAt);
  return id!;
}

/** Returns the audit entries of one subject in chronological order. */
export const readAudit = (
  type: string,
  id: number,
): Promise<{ action: string; actor_id: number; before: unknown; after: unknown }[]> =>
  content.dataSource.query(
    'select action, actor_id, before, after from audit_log where subject_type = $1 and subject_id = $2 order by id',
    [type, String(id)],
  );

export const listKeys = async (folder: string) => (await content.storage.list(folder, '', 500)).map(({ key }) => key);
