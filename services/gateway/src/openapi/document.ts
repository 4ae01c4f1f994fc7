import { ERRORS, errorResponse } from '@placelore/contracts/core/errors.js';
import type { Route } from '@placelore/contracts/core/route.js';
import { PUBLIC_ROUTES } from '@placelore/contracts/routes.js';
import { z } from 'zod';
import { getRateLimit } from '../limits/rate-limits.js';
import { VERSION } from '../system/app.constants.js';
import { getErrorCodes } from './error-codes.js';

type Json = Record<string, unknown>;

const FILE_SCHEMA = { type: 'string', contentMediaType: 'application/octet-stream' };

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
    ...((route.body || route.consumes) && { requestBody: buildRequestBody(route) }),
    responses: { ...buildSuccess(route), ...buildFailures(route), ...buildOtherResponses(route) },
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
  const json = route.body && toJsonSchema(route.body, 'input');
  const buildSchema = (type: string): Json => {
    if (!json) return FILE_SCHEMA;
    return type === 'multipart/form-data' ? toFormSchema(json, types.length === 1) : json;
  };
  return {
    required: isBodyRequired(route),
    content: Object.fromEntries(types.map((type) => [type, { schema: buildSchema(type) }])),
  };
}

/** Services read a missing body as an empty object, unless they stream it. */
const isBodyRequired = ({ body, bodyKind }: Route): boolean => bodyKind === 'stream' || !body?.safeParse({}).success;

/**
 * Converts the JSON schema of a body to that of its multipart form, where the image is a file instead of base64.
 * @param isOnly whether the route accepts no other form, so that the image is required
 */
function toFormSchema(json: Json, isOnly: boolean): Json {
  const { imageData, ...fields } = (json.properties ?? {}) as Json;
  return {
    type: 'object',
    properties: { image: FILE_SCHEMA, ...fields },
    ...((isOnly || imageData !== undefined) && { required: ['image'] }),
  };
}

function buildSuccess(route: Route): Json {
  const status = route.status ?? (route.response || route.produces ? 200 : 204);
  return { [status]: buildResponse('Success', route) };
}

const buildOtherResponses = ({ otherResponses = {} }: Route): Json =>
  Object.fromEntries(
    Object.entries(otherResponses).map(([status, other]) => [status, buildResponse(other.description, other)]),
  );

function buildResponse(description: string, { response, produces }: Pick<Route, 'response' | 'produces'>): Json {
  const content = response
    ? { 'application/json': { schema: toJsonSchema(response, 'output') } }
    : produces && { [produces]: { schema: { type: 'string' } } };
  return { description, ...(content && { content }) };
}

function buildFailures(route: Route): Json {
  const byStatus = Map.groupBy(getErrorCodes(route), (code) => ERRORS[code].status);
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
