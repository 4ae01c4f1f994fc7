import { z } from 'zod';
import { addTileIssues, PUBLIC_TILE_SERVER, tileVariables, toTileSettings } from './tile-variables.js';

const schema = z
  .object({ ...tileVariables, OPEN_SERVICES_CONTACT: z.string().optional(), PUBLIC_URL: z.string().optional() })
  .superRefine(addTileIssues);
const read = (environment: Record<string, string>) => toTileSettings(schema.parse(environment));
const OWN = 'https://tiles.example/{z}/{x}/{y}.png';

test('tile variables: use no server by default, and that of the community with a contact', () => {
  expect(read({ TILES_DIR: '/data/tiles' })).toMatchObject({
    ...{ server: null, publicOrigin: null, mapFile: null, mapFolder: '/data/tiles' },
    ...{ cacheFolder: '/data/tiles/cache', maxCacheBytes: 500_000_000 },
  });
  const contact = { OPEN_SERVICES_CONTACT: 'maps@placelore.example' };
  expect(read(contact).server).toEqual({
    template: PUBLIC_TILE_SERVER,
    userAgent: expect.stringContaining('maps@placelore.example'),
  });
  expect(read({ ...contact, TILE_SERVER_URL: 'off' }).server).toBeNull();
  expect(read({ TILE_SERVER_URL: OWN }).server?.template).toBe(OWN);
});

test('tile variables: accept the origin of the product and a custom credit', () => {
  expect(read({ PUBLIC_URL: 'https://placelore.example/path', TILE_ATTRIBUTION: '© Example' })).toMatchObject({
    publicOrigin: 'https://placelore.example',
    attribution: '© Example',
  });
  expect(read({}).attribution).toContain('OpenStreetMap');
});

test.each([
  [{ TILE_SERVER_URL: 'https://tiles.example/{z}/{x}.png' }, 'TILE_SERVER_URL'],
  [{ TILE_SERVER_URL: 'ftp://tiles.example/{z}/{x}/{y}.png' }, 'TILE_SERVER_URL'],
  [{ TILE_SERVER_URL: PUBLIC_TILE_SERVER }, 'OPEN_SERVICES_CONTACT'],
  [{ TILE_CACHE_MB: '9' }, 'TILE_CACHE_MB'],
])('tile variables: report %j', (environment, variable) => {
  expect(schema.safeParse(environment).error?.issues.map(({ path }) => path.join('.'))).toEqual([variable]);
});

test('tile variables: require a contact only for the public server', () => {
  const server = { TILE_SERVER_URL: 'https://openstreetmap.org.example/{z}/{x}/{y}.png' };
  expect(schema.safeParse(server).success).toBe(true);
  expect(schema.safeParse({ TILE_SERVER_URL: PUBLIC_TILE_SERVER, OPEN_SERVICES_CONTACT: 'a@b.example' }).success).toBe(
    true,
  );
});
