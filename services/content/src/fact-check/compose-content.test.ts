import type { GuideTexts } from '@placelore/contracts/content/guides.js';
import { composeContent } from './compose-content.js';

const texts: GuideTexts = {
  title: 'Eiffel Tower',
  metaDescription: '',
  description: 'A tower.\n\nOf iron.',
  category: 'Landmark',
  culturalSignificance: 'An emblem.',
  sections: [{ heading: 'On <top>', paragraphs: ['A "flat" & a lab.'] }],
  travelTips: ['Book ahead.'],
  bestTimeToVisit: 'At dusk.',
  facts: ['<script>alert(1)</script>'],
};
const nearbyAttractions = [{ name: "L'École", distance: '1.2 km', coordinates: { lat: 48.85, lng: 2.3 } }];

it('composeContent: renders all fields in order and escapes them', () => {
  expect(composeContent(texts, nearbyAttractions)).toBe(
    [
      '<p>A tower.</p><p>Of iron.</p>',
      '<h2>Why it matters</h2><p>An emblem.</p>',
      '<h2>On &lt;top&gt;</h2><p>A &quot;flat&quot; &amp; a lab.</p>',
      '<h2>Good to know</h2><ul><li>&lt;script&gt;alert(1)&lt;/script&gt;</li></ul>',
      '<h2>Planning a visit</h2><h3>Travel tips</h3><ul><li>Book ahead.</li></ul>',
      '<h3>Best time to visit</h3><p>At dusk.</p>',
      '<h2>Nearby</h2><ul><li>L&#39;École (1.2 km)</li></ul>',
    ].join(''),
  );
});

it('composeContent: states where places inside a region are', () => {
  const inside = [{ ...nearbyAttractions[0]!, distance: '', note: 'Paris' }];
  expect(composeContent(texts, inside)).toContain('<h2>Places inside</h2><ul><li>L&#39;École (Paris)</li></ul>');
});

it('composeContent: omits headings of empty sections', () => {
  const bareTexts = {
    ...texts,
    culturalSignificance: ' ',
    sections: [],
    travelTips: [],
    bestTimeToVisit: null,
    facts: [''],
  };
  expect(composeContent(bareTexts, [])).toBe('<p>A tower.</p><p>Of iron.</p>');
});

it('composeContent: leaves out blank texts and spaces around others', () => {
  const spaced = { ...texts, description: ' A\n tower. \n \n\n ', travelTips: [' Book ahead. ', '  '], facts: [] };
  const html = composeContent({ ...spaced, sections: [{ heading: 'Empty', paragraphs: [' '] }] }, []);
  expect(html).toBe(
    '<p>A tower.</p><h2>Why it matters</h2><p>An emblem.</p><h2>Planning a visit</h2><h3>Travel tips</h3>' +
      '<ul><li>Book ahead.</li></ul><h3>Best time to visit</h3><p>At dusk.</p>',
  );
});
