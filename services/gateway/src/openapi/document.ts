import { ERRORS, type ErrorCode, errorResponse } from '@placelore/contracts/core/errors.js';
import type { Route } from '@placelore/contracts/core/route.js';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { z } from 'zod';
import { getRateLimit } from '../limits/rate-limits.js';
import { VERSION } from '../system/app.constants.js';

type Json = Record<string, unknown>;

/** Errors that any call may return. */
const COMMON_ERRORS: readonly ErrorCode[] = ['TOO_MANY_REQUESTS', 'UNAVAILABLE', 'INTERNAL'];

/** Builds the OpenAPI 3.1 document of all public routes from the contracts alone. */
export function openApiDocument(): { openapi: string } & Json {
  const paths: Record<string, Json> = {};
  for (const route of PUBLIC_ROUTES) {
    const path = route.path.replace(/:(\w+)/g, '{$1}').replace(/\*$/, '{key}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: buildOperation(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Placelore',
      version: VERSION,
      description: 'A photo or a place name goes in, a grounded cultural guide comes out.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'placelore_session' } },
      schemas: { Error: toJsonSchema(errorResponse, 'output') },
    },
  };
}

function buildOperation(route: Route): Json {
  const limit = getRateLimit(route);
  return {
    operationId: route.id,
    tags: [route.id.split('.')[0]],
    summary: route.summary,
    description: `At most ${limit.max} calls in ${limit.windowSeconds} s per ${limit.by === 'visitor' ? 'visitor' : 'network address'}.`,
    ...(route.access !== 'public' && { security: [{ session: [] }] }),
    parameters: buildParameters(route),
    ...(route.body && { requestBody: buildRequestBody(route) }),
    responses: { ...buildSuccess(route), ...buildFailures(route) },
  };
}

function buildParameters(route: Route): Json[] {
  const described = (['params', 'query'] as const).flatMap((location) =>
    Object.entries(route[location]?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: location === 'params' ? 'path' : 'query',
      required: location === 'params' || !(schema as z.ZodType).safeParse(undefined).success,
      schema: toJsonSchema(schema as z.ZodType, 'input'),
    })),
  );
  if (!route.path.endsWith('*')) return described;
  return [...described, { name: 'key', in: 'path', required: true, schema: { type: 'string' } }];
}

function buildRequestBody(route: Route): Json {
  const types = route.consumes ?? ['application/json'];
  const json = toJsonSchema(route.body!, 'input');
  return {
    required: true,
    content: Object.fromEntries(
      types.map((type) => [
        type,
        { schema: type === 'multipart/form-data' ? toFormSchema(json, types.length === 1) : json },
      ]),
    ),
  };
}

/**
 * Converts the JSON schema of a body to that of its multipart form, where the image is a file instead of base64.
 * @param isOnly whether the route accepts no other form, so that the image is required
 */
function toFormSchema(json: Json, isOnly: boolean): Json {
  const { imageData, ...fields } = (json.properties ?? {}) as Json;
  return {
    type: 'object',
    properties: { image: { type: 'string', contentMediaType: 'application/octet-stream' }, ...fields },
    ...((isOnly || imageData !== undefined) && { required: ['image'] }),
  };
}

function buildSuccess(route: Route): Json {
  const status = route.status ?? (route.response || route.produces ? 200 : 204);
  const content = route.response
    ? { 'application/json': { schema: toJsonSchema(route.response, 'output') } }
    : route.produces && { [route.produces]: { schema: { type: 'string' } } };
  return { [status]: { description: 'Success', ...(content && { content }) } };
}

function buildFailures(route: Route): Json {
  const codes = [...(route.errors ?? []), ...COMMON_ERRORS];
  const byStatus = Map.groupBy(codes, (code) => ERRORS[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, sameStatus]) => [
      status,
      {
        description: sameStatus.map((code) => `${code}: ${ERRORS[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}
