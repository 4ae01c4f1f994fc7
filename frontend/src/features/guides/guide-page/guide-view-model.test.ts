import { buildFallbackGuide, buildLightweightGuide, extractFurtherSections } from './guide-view-model.js';

const REQUEST = { name: 'old mill', coordinates: { lat: 1, lng: 2 } };

test('buildLightweightGuide: contains only what is in the request', () => {
  expect(buildLightweightGuide(REQUEST)).toMatchObject({
    title: 'Old Mill',
    category: 'attraction',
    description: '',
    travelTips: [],
    coordinates: { lat: 1, lng: 2 },
  });
});

test('buildFallbackGuide: does not invent places', () => {
  const { travelTips, nearbyAttractions, label } = buildFallbackGuide(REQUEST);
  expect(travelTips.length).toBeGreaterThan(2);
  expect(nearbyAttractions.length).toBeGreaterThan(2);
  expect(nearbyAttractions.every((item) => item.coordinates === undefined && item.distance === undefined)).toBe(true);
  expect(label).toBeNull();
});

test('extractFurtherSections: keeps only sections without a place of their own', () => {
  const content =
    '<p>Intro.</p><h2>Why it matters</h2><p>Much.</p><h2>Its walls</h2><p>Thick.</p><p>High.</p>' +
    '<h2>Good to know</h2><ul><li>Dry</li></ul><h2>Planning a visit</h2><h3>Travel tips</h3><ul><li>Go</li></ul>' +
    '<h2>Nearby</h2><ul><li>Gate (90 m)</li></ul>';
  expect(extractFurtherSections(content)).toBe(
    '<h2>Its walls</h2><p>Thick.</p><p>High.</p><h2>Good to know</h2><ul><li>Dry</li></ul>',
  );
  expect(extractFurtherSections(content, 'Good to know')).toBe('<h2>Its walls</h2><p>Thick.</p><p>High.</p>');
  expect(extractFurtherSections('')).toBe('');
});
