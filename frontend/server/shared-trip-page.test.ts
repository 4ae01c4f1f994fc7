import { buildTrip } from '../src/testing/builders/trips.js';
import { PageServer, parseHead } from '../src/testing/fakes/page-server.js';

const TOKEN = 'A'.repeat(44);
const SECRECY = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};
let pages: PageServer;
beforeAll(async () => {
  pages = await PageServer.start('https://placelore.example');
});
afterAll(() => pages.stop());

test('/t/:token: keeps the trip and its secret out of the head, and is never stored', async () => {
  const { title, stops } = buildTrip();
  pages.json(200, { title, stops });
  const response = await pages.get(`/t/${TOKEN}`, { cookie: 'placelore_session=mine' });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject(SECRECY);
  for (const trait of [TOKEN, title, 'Colosseum']) expect(response.body).not.toContain(trait);
  expect(parseHead(response.body)).toMatchObject({ title: 'A shared trip | Placelore' });
  // The trip is the same for everyone who opens the link.
  expect(pages.received[0]?.headers.cookie).toBeUndefined();
});

test.each([
  ['was turned off', 404, `/t/${TOKEN}`],
  ['nobody could have made', 200, '/t/short'],
])('/t/:token: responds with 404 to a link that %s', async (_, status, url) => {
  pages.json(status, {});
  const response = await pages.get(url);
  expect(response.statusCode).toBe(404);
  expect(response.headers).toMatchObject(SECRECY);
});
