import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { LICENSES } from '@placelore/contracts/places/licenses.js';

const PUBLISHED_AT = '2026-01-15T09:00:00.000Z';

/** Article with every optional part, for checking the layout. Its place and sources are invented. */
export const SAMPLE_ARTICLE: Article = {
  id: 1,
  slug: 'sample-article',
  title: 'The Lighthouse of Nowhere and the Extraordinarily Long Name of Its Keeper',
  location: 'Nowhere Point, Sample Sea',
  country: null,
  category: 'Landmark',
  placeType: null,
  metaDescription: 'A sample article to look at the layout with. No place in it exists.',
  imageUrl: null,
  thumbnailUrl: null,
  imageCredit: null,
  publishedAt: PUBLISHED_AT,
  contentSource: 'text_search',
  content: `<p>This is a sample. The first paragraph of an article is its lead and stands a little larger than what follows.</p>
<h2>Cultural & Historical Significance</h2>
<p>A paragraph with <strong>what matters</strong>, <em>what is named</em> and <a href="/articles">a link to the library</a>. It is long enough to run over several lines on every screen, so that the measure of the column and the space between its lines can be judged.</p>
<blockquote>A keeper keeps the light; the light keeps everybody else.</blockquote>
<h3>A smaller heading</h3>
<ul><li>The first of several points.</li><li>A second one that goes on for long enough to need another line on a telephone, which shows how lines hang.</li><li>A third.</li></ul>
<h2>Travel Tips</h2>
<ol><li>Come at dusk.</li><li>Bring a coat.</li><li>Mind the 199 steps.</li></ol>
<table><thead><tr><th>Season</th><th>Light</th></tr></thead><tbody><tr><td>Summer</td><td>22:30 to 03:30</td></tr><tr><td>Winter</td><td>16:00 to 08:00</td></tr></tbody></table>
<p>Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft: one very long word.</p>`,
  latitude: '0.000000',
  longitude: '0.000000',
  nearbyAttractions: [
    { name: 'Sample Harbour', distance: '850 m', coordinates: { lat: 0.005, lng: 0.006 } },
    { name: 'The Museum of Things That Were Never There', distance: '1.2 km', coordinates: { lat: 0.01, lng: 0.004 } },
  ],
  isPublic: false,
  adminReviewed: true,
  writing: { provider: 'embedded', model: null, promptVersion: null },
  verification: {
    sentences: [
      { text: 'This is a sample.', facts: ['f1'], grade: 'sourced' },
      { text: 'A keeper keeps the light; the light keeps everybody else.', facts: [], grade: 'general' },
      { text: 'The first of several points.', facts: ['f1', 'f2'], grade: 'sourced' },
      { text: 'Mind the 199 steps.', facts: ['f2'], grade: 'sourced' },
    ],
    omitted: 1,
  },
  citedFacts: [
    {
      id: 'f1',
      statement: 'The lighthouse of Nowhere is a sample.',
      kind: 'summary',
      value: null,
      unit: null,
      language: 'en',
      asOf: null,
      sourceId: 's1',
    },
    {
      id: 'f2',
      statement: 'The lighthouse has 199 steps and several points.',
      kind: 'detail',
      value: '199',
      unit: null,
      language: 'en',
      asOf: null,
      sourceId: 's2',
    },
  ],
  keyFacts: [
    {
      id: 'f3',
      statement: 'The lighthouse of Nowhere in dates: lit 1851.',
      kind: 'period',
      value: 'lit 1851',
      unit: null,
      language: 'en',
      asOf: null,
      sourceId: 's1',
    },
  ],
  isThin: false,
  corrections: [{ correctedAt: '2026-02-03T09:00:00.000Z', note: 'The lighthouse has 199 steps, not 198.' }],
  sources: [
    {
      id: 's1',
      provider: 'guidebook',
      name: 'Placelore guidebook',
      url: null,
      permalink: null,
      revision: '1.0.0',
      license: LICENSES.mit,
      authors: null,
      retrievedAt: PUBLISHED_AT,
    },
    {
      id: 's2',
      provider: 'wikipedia',
      name: 'Wikipedia: The Lighthouse of Nowhere',
      url: 'https://en.wikipedia.org/wiki/Nowhere',
      permalink: 'https://en.wikipedia.org/w/index.php?title=Nowhere&oldid=1',
      revision: '1',
      license: LICENSES.ccBySa4,
      authors: 'Wikipedia contributors',
      retrievedAt: PUBLISHED_AT,
    },
  ],
  createdAt: PUBLISHED_AT,
  updatedAt: PUBLISHED_AT,
};
