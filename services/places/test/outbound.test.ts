import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { places as routes } from '@placelore/contracts/places/maps.js';
import { DataSource } from 'typeorm';
import { OutboundRepository } from '../src/outbound/outbound.repository.js';
import { ADMIN, GUEST, type PlacesTestService, startPlacesService } from './support/places-service.js';

let places: PlacesTestService;
beforeAll(async () => {
  places = await startPlacesService();
});
afterAll(() => places?.stop());

const click = (provider: string, place: string) => places.call(routes.outbound, { provider, place });

describe('outbound clicks', () => {
  test('are counted by provider and place for admins', async () => {
    const clicks = await Promise.all([
      click('Viator', 'Rome'),
      click('viator', ' Rome '),
      click('Booking.com', 'Rome'),
      click('booking', 'Hotel  Eden'),
      click('Viator', 'Rome'),
    ]);
    expect(clicks.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    const counts = await places.call(routes.outboundCounts, {}, ADMIN);
    expect(counts.body).toEqual([
      { provider: 'Viator', place: 'Rome', clicks: 3 },
      { provider: 'Booking.com', place: 'Hotel Eden', clicks: 1 },
      { provider: 'Booking.com', place: 'Rome', clicks: 1 },
    ]);
  });

  test('are counted only for the requested days', async () => {
    await places.app
      .get(DataSource)
      .query(
        `insert into outbound_clicks select 'Klook', 'Osaka', (now() at time zone 'utc')::date - days, 1 from generate_series(1, 40) days`,
      );
    const klook = async (days: number) =>
      (await places.call(routes.outboundCounts, { days }, ADMIN)).body.find(
        ({ provider }: { provider: string }) => provider === 'Klook',
      )?.clicks;
    expect(await klook(1)).toBeUndefined();
    expect(await klook(2)).toBe(1);
    expect(await klook(30)).toBe(29);
  });

  test('are deleted after 400 days', async () => {
    const dataSource = places.app.get(DataSource);
    await dataSource.query(
      `insert into outbound_clicks select 'Tiqets', 'Lima', (now() at time zone 'utc')::date - days, 1 from generate_series(398, 402) days`,
    );
    await places.app.get(OutboundRepository).purge();
    const left = await dataSource.query(
      `select (now() at time zone 'utc')::date - day as age from outbound_clicks where place = 'Lima' order by age`,
    );
    expect(left).toEqual([{ age: 398 }, { age: 399 }, { age: 400 }]);
  });

  test.each([
    [{ provider: 'Evil', place: 'Rome' }, 'provider'],
    [{ provider: '__proto__', place: 'Rome' }, 'provider'],
    [{ provider: '', place: 'Rome' }, 'provider'],
    [{ provider: 'Viator', place: '' }, 'place'],
    [{ provider: 'Viator', place: 'a\u0000b' }, 'place'],
    [{ provider: 'Viator', place: 'x'.repeat(5000) }, 'place'],
    [{ provider: 'Viator' }, 'place'],
  ])('are rejected for invalid input %j', async (body, field) => {
    const response = await places.call(routes.outbound, body);
    expect(response.status).toBe(400);
    expect(response.body.details[0].field).toBe(field);
  });

  test('are shown only to admins', async () => {
    expect((await places.call(routes.outboundCounts, {}, GUEST)).status).toBe(401);
    const user = { ...GUEST, userId: 2, username: 'u', sessionKey: 's' } as typeof GUEST;
    expect((await places.call(routes.outboundCounts, {}, user)).status).toBe(403);
  });
});
