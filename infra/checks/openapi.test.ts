import { openApiFaults, writtenForm } from './openapi-document.ts';

const document = {
  openapi: '3.1.0',
  info: { title: 'Planted', version: '1' },
  paths: { '/api/user': { get: { operationId: 'auth.user', responses: { 200: { description: 'Success' } } } } },
};

it('finds nothing when the file holds the document', async () => {
  expect(await openApiFaults(writtenForm(document), document)).toEqual([]);
});

it('finds a missing file', async () => {
  expect(await openApiFaults(undefined, document)).toEqual([expect.stringContaining('docs/openapi.json is missing')]);
});

it('finds a file that is older than the routes, and says where they part', async () => {
  const older = writtenForm(document).replace('"auth.user"', '"auth.me"');
  expect(await openApiFaults(older, document)).toEqual([
    expect.stringContaining('is not what the routes say (line 10: "operationId": "auth.user",)'),
  ]);
});

it('finds a document that breaks the OpenAPI rules', async () => {
  const broken = { ...document, paths: { '/api/user': { get: { responses: { 200: {} } } } } };
  const faults = await openApiFaults(writtenForm(broken), broken);
  expect(faults.length).toBeGreaterThan(0);
  expect(faults[0]).toContain('the document is not valid OpenAPI');
});
