import { findListedPlaces } from './listed-places.js';

test('findListedPlaces: finds linked guides and names in bold, but no links in paragraphs', () => {
  const { names, slugs, hasVenues } = findListedPlaces(
    '<p>By the <a href="/articles/seine">Seine</a>.</p>' +
      '<ul><li><a href="/articles/louvre-museum">Louvre Museum</a>, 1.3 km of the center.</li></ul>' +
      '<ul><li><strong>Salt &amp; Pepper</strong>, French. A <strong>fine</strong> table.</li></ul>',
  );
  expect([...names]).toEqual(['Louvre Museum', 'Salt & Pepper']);
  expect([...slugs]).toEqual(['louvre-museum']);
  expect(hasVenues).toBe(true);
});

test('findListedPlaces: recognizes a text that recommends no restaurants or hotels', () => {
  expect(findListedPlaces('<ul><li>The <strong>blue</strong> ice.</li></ul>').hasVenues).toBe(false);
});
