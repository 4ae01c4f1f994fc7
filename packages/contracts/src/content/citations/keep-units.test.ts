import { keepUnits, keepUnitsInHtml } from './keep-units.js';

test.each([
  ['It is 330 m high, 1.2 km away.', 'It is 330~m high, 1.2~km away.'],
  ['2 h 30 min at 5 km/h', '2~h 30~min at 5~km/h'],
  ['3 mi at 1000 ft, 20 °C, 5 mm of rain, 2 kg', '3~mi at 1000~ft, 20~°C, 5~mm of rain, 2~kg'],
  [
    'In 1889 men built 3 houses, 12 minarets, 5 kgs and 2 halls.',
    'In 1889 men built 3 houses, 12 minarets, 5 kgs and 2 halls.',
  ],
  ['from 1 mètre to 2 māras', 'from 1 mètre to 2 māras'],
])('keepUnits: joins numbers and units in “%s”', (text, joined) => {
  expect(keepUnits(text)).toBe(joined.replaceAll('~', '\u00a0'));
});

test('keepUnitsInHtml: joins them in texts but not in tags', () => {
  const html = '<p>It is <strong>50 m</strong> high.</p><img src="/a 5 m.webp" alt="5 m"><a href="/q?5 km">5 km</a>';
  expect(keepUnitsInHtml(html)).toBe(
    '<p>It is <strong>50~m</strong> high.</p><img src="/a 5 m.webp" alt="5 m"><a href="/q?5 km">5~km</a>'.replaceAll(
      '~',
      '\u00a0',
    ),
  );
});
