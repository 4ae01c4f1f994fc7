import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Route } from './core/route.js';
import { INTERNAL_ROUTES, PUBLIC_ROUTES } from './routes.js';

const DOCUMENTED = [
  ...['id', 'service', 'access', 'method', 'path', 'summary'],
  ...['params', 'query', 'body', 'response', 'otherResponses', 'errors'],
];

/** Formats the rules of a route besides the schemas, such as the rate limit. */
const formatRules = (route: Route) =>
  Object.entries(route)
    .filter(([name]) => !DOCUMENTED.includes(name))
    .map(([name, value]) => `${name}=${JSON.stringify(value)}`)
    .sort();

const toJson = (schema: z.ZodType | undefined, io: 'input' | 'output') =>
  schema ? z.toJSONSchema(schema, { io, unrepresentable: 'any' }) : null;

/**
 * Digest of input and response, which must stay compatible because the former release also calls them during an update.
 */
const digestSchemas = ({ params, query, body, response }: Route) =>
  createHash('sha256')
    .update(JSON.stringify([...[params, query, body].map((part) => toJson(part, 'input')), toJson(response, 'output')]))
    .digest('hex')
    .slice(0, 8);

/** The schemas and errors of public routes are in docs/openapi.json. */
const formatPublic = (route: Route) => [route.id, route.service, route.access, ...formatRules(route)].join(' ');

const formatInternal = (route: Route) =>
  [
    `${route.id} ${route.method} ${route.path} ${route.service} ${digestSchemas(route)}`,
    ...formatRules(route),
    ...(route.errors ?? []),
  ].join(' ');

it('route table: has the recorded rules of public routes, and the recorded contracts of internal ones', () => {
  const lines = [...PUBLIC_ROUTES.map(formatPublic), ...INTERNAL_ROUTES.map(formatInternal)];
  expect(lines.join('\n')).toMatchSnapshot();
});
