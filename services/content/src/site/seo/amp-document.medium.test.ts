import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import { createKnowledge, mergeKnowledge } from '@placelore/contracts/places/knowledge.js';
import { SAMPLE_GUIDEBOOK, SAMPLE_WIKIPEDIA } from '../../../../../infra/test/sample-knowledge.ts';
import { SAMPLE_ARTICLE } from '../../../test/support/sample-article.js';
import { findAmpIssues, readStructuredData } from '../../../test/support/seo-validators.js';
import { AMP_STYLE, renderAmpDocument, renderAmpNotFound } from './amp-document.js';

const ORIGIN = 'https://placelore.example';

const renderArticle = (overrides: Partial<Article> = {}) =>
  renderAmpDocument({ ...SAMPLE_ARTICLE, ...overrides }, ORIGIN);

it('renderAmpDocument: shows title, place, date, image, content and a link to the full article', async () => {
  const html = renderArticle();
  expect(await findAmpIssues(html)).toEqual([]);
  expect(html).toContain('<title>Colosseum - Travel Guide | Placelore</title>');
  expect(html).toContain(`<link rel="canonical" href="${ORIGIN}/articles/colosseum">`);
  expect(html).toContain('<h1>Colosseum</h1>');
  expect(html).toContain('<span>Rome, Italy</span>');
  expect(html).toContain('>January 2, 2026</time>');
  expect(html).toMatch(/<amp-img [^>]*src="[^"]+\/large\.webp"[^>]* width="800" height="400"/);
  expect(html).toContain('<p>It held some 50,000 people.</p>');
  expect(html).toContain(`href="${ORIGIN}/articles/colosseum">View Full Article</a>`);
  expect(html).toContain(`<link rel="sitemap" type="application/xml" title="Sitemap" href="${ORIGIN}/sitemap.xml">`);
  expect(html).toContain(`type="application/rss+xml" title="Placelore" href="${ORIGIN}/rss.xml">`);
  expect(html).not.toContain('class="label"');
  expect(Buffer.byteLength(AMP_STYLE)).toBeLessThan(75_000);
});

it('renderAmpDocument: marks sentences with their sources, and shows corrections, as valid AMP', async () => {
  const { facts, sources } = mergeKnowledge(
    createKnowledge(SAMPLE_GUIDEBOOK, [{ kind: 'detail', statement: 'It held 50,000 people.' }]),
    createKnowledge(SAMPLE_WIKIPEDIA, [{ kind: 'extract', statement: 'It held 50,000.' }]),
  );
  const html = renderArticle({
    content: '<p>It held some 50,000 people. Look up.</p>',
    verification: {
      sentences: [
        { text: 'It held some 50,000 people.', facts: facts.map(({ id }) => id), grade: 'sourced' },
        { text: 'Look up.', facts: [], grade: 'general' },
      ],
      omitted: 2,
    },
    citedFacts: facts,
    sources,
    corrections: [{ correctedAt: '2026-11-23T09:00:00.000Z', note: 'It held 50,000, not <80,000>.' }],
  });
  expect(await findAmpIssues(html)).toEqual([]);
  expect(html).toMatch(/people\.<sup><a href="#source-1"[^>]*>1<\/a><a href="#source-2"[^>]*>2<\/a><\/sup> Look up\./);
  expect(html).toMatch(/Look up\.<sup><a href="#generally-said"[^>]*>~<\/a><\/sup>/);
  expect(html).toContain('<li id="source-1">Placelore guidebook');
  expect(html).toContain('1 of its 2 sentences has a source. 2 unsupported sentences were left out.');
  expect(html).toContain('November 23, 2026</time>: It held 50,000, not &lt;80,000&gt;.');
  expect(readStructuredData(html)[0]).toMatchObject({
    citation: [{ name: 'Placelore guidebook' }, { name: 'Wikipedia: Eiffel Tower' }],
    correction: [
      {
        '@type': 'CorrectionComment',
        text: 'It held 50,000, not <80,000>.',
        datePublished: '2026-11-23T09:00:00.000Z',
      },
    ],
  });
});

it.each([
  ['/objects/articles/1/photo.webp', `${ORIGIN}/objects/articles/1/photo.webp`],
  ['https://images.example/colosseum.webp', 'https://images.example/colosseum.webp'],
])('renderAmpDocument: shows the image %s from %s', async (imageUrl, address) => {
  const html = renderArticle({ imageUrl });
  expect(html).toContain(`<amp-img class="cover" src="${address}"`);
  expect(await findAmpIssues(html)).toEqual([]);
});

it.each(['//images.example/a.webp', 'http://images.example/a.webp', 'data:image/webp,a'])(
  'renderAmpDocument: shows no image from %s',
  (imageUrl) => expect(renderArticle({ imageUrl })).not.toContain('<amp-img'),
);

it('renderAmpDocument: labels articles that a model wrote', () => {
  const writing = { provider: 'openai', model: 'm', promptVersion: '1', note: null };
  expect(renderArticle({ writing })).toMatch(/<p class="label">[^<]*artificial intelligence/);
  expect(readStructuredData(renderArticle({ writing }))[0]).toHaveProperty('digitalSourceType');
});

it.each([...CATEGORIES])(
  'renderAmpDocument: is valid without a position, an image and a date: %s',
  async (category) => {
    const bare = {
      category,
      latitude: null,
      longitude: null,
      imageUrl: null,
      publishedAt: null,
      location: '',
      content: '',
    };
    expect(await findAmpIssues(renderArticle(bare))).toEqual([]);
  },
);

describe('renderAmpDocument: hostile input', () => {
  const HOSTILE = `</title></script><script>alert('x')</script>"><img src=x onerror=alert(1)> & <!-- \u2028`;

  it('escapes the fields of an article', async () => {
    const html = renderArticle({
      title: HOSTILE,
      location: HOSTILE,
      metaDescription: HOSTILE,
      imageUrl: `/objects/${HOSTILE}`,
    });
    expect(await findAmpIssues(html)).toEqual([]);
    expect(html).not.toMatch(/<script>|<img|<!--/);
    expect(readStructuredData(html)[0]).toMatchObject({ headline: HOSTILE });
  });

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)" style="color:red" class="x">a</p>',
    '<style>*{display:none}</style>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="//evil.example" target="_top">a</a>',
    '<img src="https://evil.example/a.png">',
    '<img src="/objects/../api/user">',
    '<img src=x onerror=alert(1)>',
    '<iframe src="http://evil.example"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe src="https://placelore.example/app"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<amp-img src="https://evil.example/a.png" width="1" height="1"></amp-img>',
    '<amp-iframe src="https://evil.example" width="1" height="1" sandbox="allow-same-origin allow-scripts"></amp-iframe>',
    '<amp-script src="https://evil.example/a.js"></amp-script>',
    '<form action="https://evil.example"><input></form>',
    '<svg onload="alert(1)"></svg><object data="x"></object><embed src="x"><base href="https://evil.example">',
    '</article></main></body></html><script>alert(1)</script>',
  ])('removes from the content: %s', async (content) => {
    const html = renderArticle({ content: `<p>before</p>${content}<p>after</p>` });
    expect(await findAmpIssues(html)).toEqual([]);
    expect(html).not.toMatch(/alert\(1\)|evil\.example|style=|onclick|srcdoc|api\/user|amp-iframe/);
    expect(html).toMatch(/<p>before<\/p>.*<p>after<\/p><\/article>/);
  });
});

describe('renderAmpDocument: images and frames of the content', () => {
  it('converts them to AMP components, 800 by 600 where they have no size', async () => {
    const html = renderArticle({
      content:
        '<img src="/objects/a/b.webp" alt="A &quot;gate&quot;" loading="lazy" decoding="async"><p>x</p>' +
        '<figure><img src="/objects/a/c.webp" width="1200" height="800"><figcaption>y</figcaption></figure>' +
        '<iframe src="https://video.example/v?a=1&amp;b=2" onload="x()" allowfullscreen>no frames</iframe>',
    });
    expect(await findAmpIssues(html)).toEqual([]);
    expect(html).toContain(
      `<amp-img src="${ORIGIN}/objects/a/b.webp" alt="A &quot;gate&quot;" width="800" height="600" layout="responsive"></amp-img><p>`,
    );
    expect(html).toContain('width="1200" height="800" layout="responsive"></amp-img><figcaption>');
    expect(html).toContain('<amp-iframe src="https://video.example/v?a=1&amp;b=2" width="800" height="600"');
    expect(html).toContain('custom-element="amp-iframe"');
    expect(html).not.toMatch(/<img|<iframe/);
  });

  it('loads no component that is not used', () => expect(renderArticle()).not.toContain('custom-element'));

  it('makes the URLs of links absolute', () => {
    expect(renderArticle({ content: '<p><a href="/articles/rome">Rome</a></p>' })).toContain(
      `<a href="${ORIGIN}/articles/rome">Rome</a>`,
    );
  });
});

it('renderAmpNotFound: reports that the article does not exist', async () => {
  const html = renderAmpNotFound(ORIGIN);
  expect(await findAmpIssues(html)).toEqual([]);
  expect(html).toContain('<h1>Article Not Found</h1><p>The requested article could not be found.</p>');
  expect(html).toContain(`<a href="${ORIGIN}/articles">`);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

it('findAmpIssues: reports invalid AMP', async () => {
  expect(await findAmpIssues(renderArticle().replace('<main', '<form action="x"></form><main'))).not.toEqual([]);
});

describe('sources of an AMP page', () => {
  const { sources } = mergeKnowledge(
    createKnowledge(SAMPLE_GUIDEBOOK, [{ kind: 'detail', statement: 'One.' }]),
    createKnowledge({ ...SAMPLE_WIKIPEDIA, name: 'Wikipedia: <Rome> & more' }, [
      { kind: 'extract', statement: 'Two.' },
    ]),
  );

  it('are listed with links to the revision and the license; the guidebook has its edition and no link', () => {
    const html = renderArticle({ sources });
    expect(html).toContain(
      '<li id="source-1">Placelore guidebook · The Placelore contributors · ' +
        '<a href="https://opensource.org/license/mit">free to reuse (MIT)</a> · edition of November 2026</li>',
    );
    expect(html).toContain(
      '<li id="source-2"><a href="https://en.wikipedia.org/w/index.php?title=Eiffel_Tower&amp;oldid=1321000001">' +
        'Wikipedia: &lt;Rome&gt; &amp; more</a> · Wikipedia contributors · ' +
        '<a href="https://creativecommons.org/licenses/by-sa/4.0/">CC BY-SA 4.0</a> · retrieved November 21, 2026</li>',
    );
  });

  it('are omitted when none is known', () => {
    expect(renderArticle({ sources: [] })).not.toContain('Sources');
  });
});
