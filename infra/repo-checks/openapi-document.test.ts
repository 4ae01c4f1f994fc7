import { findOpenApiViolations, serializeDocument } from './openapi-document.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'Planted', version: '1' },
  paths: { '/api/user': { get: { operationId: 'auth.user', responses: { 200: { description: 'Success' } } } } },
};

it('OpenAPI check: accepts a file that matches the routes', async () => {
  expect(await findOpenApiViolations(serializeDocument(document), document)).toEqual([]);
});

it('OpenAPI check: finds a missing file', async () => {
  expect(await findOpenApiViolations(undefined, document)).toEqual([
    expect.stringContaining('docs/openapi.json is missing'),
  ]);
});

it('OpenAPI check: finds an outdated file and names the first difference', async () => {
  const outdated = serializeDocument(document).replace('"auth.user"', '"auth.me"');
  expect(await findOpenApiViolations(outdated, document)).toEqual([
    expect.stringContaining('does not match the routes (line 10: "operationId": "auth.user",)'),
  ]);
});

it('OpenAPI check: finds a document that violates the OpenAPI rules', async () => {
  const broken = { ...document, paths: { '/api/user': { get: { responses: { 200: {} } } } } };
  const violations = await findOpenApiViolations(serializeDocument(broken), broken);
  expect(violations.length).toBeGreaterThan(0);
  expect(violations[0]).toContain('the document is not valid OpenAPI');
});
