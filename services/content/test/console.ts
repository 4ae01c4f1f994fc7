import { randomUUID } from 'node:crypto';
import type { Identity } from '@placelore/contracts/identity.js';
import request from 'supertest';
import type { NewArticle } from '../src/articles/articles.repository.js';
import { guest, someArticle, someUser, WORKER } from './content-service.js';
import { content } from './played-worker.js';

export const admin = someUser({ isAdmin: true });
export const otherAdmin = someUser({ isAdmin: true });

/** Everybody who may call, but must not come through. Whoever is suspended has no session any more: a guest. */
export const strangers: Record<string, Identity | null> = {
  nobody: null,
  'a guest': guest(null),
  'a guest with a cookie, as a suspended user is': guest(randomUUID()),
  'a user': someUser(),
  'the worker': WORKER,
};
export const REFUSED = [401, 401, 401, 403, 401];

export interface Sent {
  fields?: Record<string, unknown>;
  image?: Buffer;
  filename?: string;
}

/** Sends a multipart form. Values that are no text are sent as JSON text. */
export async function sendForm(
  method: 'post' | 'patch',
  path: string,
  { fields = {}, image, filename = 'photo.jpg' }: Sent,
  who: Identity | null = admin,
): Promise<request.Response> {
  const call = request(content.url)
    [method](path)
    .set(await content.headers(who));
  for (const [name, value] of Object.entries(fields)) {
    call.field(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return image ? call.attach('image', image, { filename }) : call;
}

export const createByForm = (sent: Sent, who?: Identity | null) => sendForm('post', '/api/admin/articles', sent, who);
export const editByForm = (id: number, sent: Sent, who?: Identity | null) =>
  sendForm('patch', `/api/admin/articles/${id}`, sent, who);
export const create = (fields: object) => content.post('/api/admin/articles', admin, fields);
export const edit = (id: number, fields: object, who: Identity = admin) =>
  content.patch(`/api/admin/articles/${id}`, who, fields);
export const read = async (id: number) => (await content.get(`/api/admin/articles/${id}`, admin)).body;
export const versionsOf = async (id: number) =>
  (await content.get(`/api/admin/articles/${id}/versions`, admin)).body.versions;
export const restoreVersion = (id: number, number: number) =>
  content.post(`/api/admin/articles/${id}/versions/${number}/restore`, admin, {});

/** Inserts one article; returns its id. */
export async function inserted(given: Partial<NewArticle> = {}, publishedAt?: Date): Promise<number> {
  const [id] = await content.insertArticles([someArticle(given)], publishedAt);
  return id!;
}

/** What the audit log says of one subject, the first entry first. */
export const auditOf = (
  type: string,
  id: number,
): Promise<{ action: string; actor_id: number; before: unknown; after: unknown }[]> =>
  content.dataSource.query(
    'select action, actor_id, before, after from audit_log where subject_type = $1 and subject_id = $2 order by id',
    [type, String(id)],
  );

export const keysIn = async (folder: string) => (await content.storage.list(folder, '', 500)).map(({ key }) => key);
