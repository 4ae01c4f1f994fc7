import type { Route } from '@placelore/contracts/core/route.js';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { z } from 'zod';
import type { Cast } from './cast.ts';

interface Field {
  type?: string;
  enum?: unknown[];
  anyOf?: Field[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const PARAMETERS: Record<string, string> = {
  id: '1',
  job: 'no.such.job',
  slug: 'nothing',
  title: 'Nothing',
  type: 'places',
};

const toPath = ({ path }: Route): string =>
  path.replace(/:(\w+)/g, (_, name: string) => PARAMETERS[name] ?? '1').replace('*', 'nothing');

const readFields = (schema: Route['query']): [string, Field][] =>
  schema
    ? Object.entries(
        (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties: Record<string, Field> })
          .properties,
      )
    : [];

/** Returns values just outside of what a field accepts. */
function listWrongValues({ type, enum: choices, anyOf, maxLength, minimum, maximum }: Field): unknown[] {
  const wrong: unknown[] = [];
  if (choices) wrong.push('no such choice');
  if (maximum !== undefined && maximum < 1e9) wrong.push(maximum + 1);
  if (minimum !== undefined && minimum > -1e9) wrong.push(minimum - 1);
  if (maxLength) wrong.push('x'.repeat(maxLength + 1));
  if (type === 'number' || type === 'integer' || type === 'boolean' || type === 'array' || anyOf)
    wrong.push('no value');
  return wrong;
}

/** Returns the status of a rejection with its code, or with what is wrong with a field. */
async function summarize(response: Response, field?: string): Promise<string> {
  const { code, details } = (await response.json().catch(() => ({}))) as {
    code?: string;
    details?: { field: string; message: string }[];
  };
  const found = details?.find((detail) => detail.field === field);
  return `${response.status} ${found?.message ?? code ?? ''}`;
}

/**
 * Calls that every route must reject: from people without permission, and with each field just outside of its limits.
 */
export async function playRejections({ story, guest, anna, admin }: Cast): Promise<void> {
  for (const route of PUBLIC_ROUTES) {
    const send = (visitor: Cast['guest'], body?: object, query = '') =>
      visitor.request(toPath(route) + query, {
        method: route.method,
        redirect: 'manual',
        ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
    const body = route.body && route.bodyKind !== 'stream' ? {} : undefined;
    const lines: string[] = [];
    if (route.access !== 'public') lines.push(`guest: ${await summarize(await send(guest, body))}`);
    if (route.access === 'admin') lines.push(`member: ${await summarize(await send(anna, body))}`);
    for (const [name, field] of readFields(route.query)) {
      for (const value of listWrongValues(field)) {
        const query = `?${name}=${encodeURIComponent(String(value))}`;
        lines.push(
          `${name}=${String(value).slice(0, 20)}: ${await summarize(await send(admin, undefined, query), name)}`,
        );
      }
    }
    for (const [name, field] of body ? readFields(route.body) : []) {
      for (const value of listWrongValues(field)) {
        const sent = `"${name}":${JSON.stringify(value).slice(0, 20)}`;
        lines.push(`${sent}: ${await summarize(await send(admin, { [name]: value }), name)}`);
      }
    }
    if (lines.length > 0) story.addEntry([`${route.method} ${route.path}`, ...lines].join('\n  '));
  }
}
