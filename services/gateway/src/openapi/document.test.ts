import { openApiDocument } from './document.js';

interface Operation {
  requestBody?: { required: boolean; content: Record<string, { schema: { type: string } }> };
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
}

const paths = openApiDocument().paths as Record<string, Record<string, Operation>>;
const getOperation = (call: string): Operation => {
  const [method = '', path = ''] = call.split(' ');
  return paths[path]![method.toLowerCase()]!;
};

describe('errors of a route', () => {
  it.each([
    ['GET /api/admin/duplicates', 401, 'AUTHENTICATION_REQUIRED'],
    ['POST /api/objects/upload', 401, 'AUTHENTICATION_REQUIRED'],
    ['GET /api/admin/outbound', 403, 'ADMIN_REQUIRED'],
    ['GET /api/analyses', 400, 'INVALID_INPUT'],
    ['DELETE /api/discoveries/{id}', 400, 'INVALID_INPUT'],
    ['GET /objects/{key}', 400, 'INVALID_INPUT'],
    ['POST /api/login', 403, 'CROSS_ORIGIN_REJECTED'],
    ['POST /api/logout', 403, 'CROSS_ORIGIN_REJECTED'],
    ['GET /api/generate-temporary-article', 403, 'CROSS_ORIGIN_REJECTED'],
    ['POST /api/login', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['POST /api/login', 413, 'BODY_TOO_LARGE'],
    ['POST /api/login', 408, 'UPLOAD_TOO_SLOW'],
    ['PUT /objects/uploads/{id}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['POST /api/trips', 507, 'STORAGE_FULL'],
    ['GET /api/articles', 503, 'OVERLOADED'],
    ['GET /api/articles', 504, 'TIMED_OUT'],
  ])('%s: follow from its access, method and input (%d %s)', (call, status, code) => {
    expect(getOperation(call).responses[status]?.description).toContain(`${code}: `);
  });

  it.each([
    ['GET /api/config', ['200', '429', '500', '503']],
    ['GET /api/categories', ['200', '429', '500', '503', '504']],
  ])('%s: are no others', (call, statuses) => {
    expect(Object.keys(getOperation(call).responses)).toEqual(statuses);
  });
});

describe('responses with another status', () => {
  it.each([
    ['POST /api/analyze', 202, 'application/json'],
    ['POST /api/admin/batch-find-photos', 202, 'application/json'],
    ['GET /api/analyses/{id}/events', 204, undefined],
    ['GET /api/admin/batch-runs/{id}/events', 204, undefined],
    ['GET /api/generate-temporary-article/events', 204, undefined],
    ['GET /api/articles/{slug}/direct', 301, 'application/json'],
    ['GET /share/{slug}.png', 301, undefined],
    ['GET /articles/{slug}/amp', 301, undefined],
    ['GET /articles/{slug}/amp', 404, 'text/html'],
    ['GET /objects/{key}', 206, 'image/webp'],
  ])('%s: includes %d', (call, status, type) => {
    const response = getOperation(call).responses[status];
    expect(response?.description).not.toBe('Success');
    expect(Object.keys(response?.content ?? {})).toEqual(type ? [type] : []);
  });
});

describe('body', () => {
  it.each([
    ['POST /api/login', true],
    ['POST /api/analyze', true],
    ['PUT /objects/uploads/{id}', true],
    ['POST /api/objects/upload', false],
    ['POST /api/admin/articles/{id}/versions/{number}/restore', false],
    ['POST /api/admin/batch-find-photos', false],
    ['POST /api/admin/batch-runs/{id}/resume', false],
  ])('of %s: is required: %s', (call, isRequired) => {
    expect(getOperation(call).requestBody?.required).toBe(isRequired);
  });

  it('is a file for a route that takes only an image', () => {
    const { content } = getOperation('PUT /objects/uploads/{id}').requestBody!;
    expect(content['image/webp']!.schema.type).toBe('string');
  });
});
