import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { getStorySentences } from '@placelore/guidebook/atlas/story-records.js';
import { ArticleComposer } from '../article-composer.js';
import { META_DESCRIPTION_LENGTH } from '../meta-description.js';
import { buildNameLinks, NameLinks } from './name-links.js';

const guidebook = Guidebook.read();
const eiffelTower = guidebook.landmark('eiffel-tower')!;
const compose = (findSlug: (id: string) => string | null) =>
  new ArticleComposer(guidebook, findSlug).composeLandmark(eiffelTower);

describe('article of a sight with a story', () => {
  const { content, metaDescription, knowledge } = compose((id) => id);
  const story = guidebook.story('eiffel-tower')!;

  it('has hook, story, what to notice, practical and nearby, in this order', () => {
    expect(content).toMatch(/^<p><em>[^<]+<\/em><\/p>(<p>.+<\/p>)+<h2>What to notice<\/h2><ul>/);
    const headings = [...content.matchAll(/<h[1-6]>(.+?)<\/h/g)].map(([, heading]) => heading);
    expect(headings).toEqual(['What to notice', 'Practical', 'Nearby']);
    const paragraphs = content.slice(0, content.indexOf('<h2>')).match(/<p>/g)!;
    expect(paragraphs).toHaveLength(1 + story.story.length);
    expect(content.match(/<h2>What to notice<\/h2><ul>(.+?)<\/ul>/)![1]!.match(/<li>/g)).toHaveLength(
      story.notice.length,
    );
  });

  it('lists its neighbors, its city and where to eat', () => {
    const nearby = content.slice(content.indexOf('<h2>Nearby</h2>'));
    expect(nearby).toMatch(/<li><a href="\/articles\/musee-du-quai-branly">[^<]+<\/a>, \d+ m [a-z-]+<\/li>/);
    expect(nearby).toMatch(
      /^<h2>Nearby<\/h2><p>[^/]+<a href="\/articles\/musee-du-quai-branly">Musée du quai Branly<\/a>/,
    );
    expect(nearby).toContain('<li><a href="/articles/paris">Paris</a>, the guide to the city</li>');
    const tableNear = guidebook.landmarks.find(
      (record) => guidebook.story(record.id) && guidebook.findRestaurantsNear(record, 1_000).length > 0,
    )!;
    const withTable = new ArticleComposer(guidebook, (id) => id).composeLandmark(tableNear).content;
    expect(withTable).toMatch(/<p><strong>Where to eat:<\/strong> <strong>.+<\/p>$/);
  });

  it('lists no neighbor beyond a day trip', () => {
    const remote = new ArticleComposer(guidebook, (id) => id).composeLandmark(guidebook.landmark('iguazu-falls')!);
    expect(remote.content).toContain('<h2>Nearby</h2><p>');
    expect(remote.content).not.toMatch(/\d{3} km/);
  });

  it('takes its description from the hook', () => {
    expect(metaDescription).toContain(story.hook[0]!.text.slice(4, 40));
    expect(metaDescription.length).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH.max);
  });

  it('keeps the facts of record and story, each statement of a kind once', () => {
    const keys = knowledge.facts.map(({ kind, statement }) => `${kind} ${statement}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(knowledge.sources).toHaveLength(1);
    const statements = knowledge.facts.map(({ statement }) => statement);
    expect(statements).toEqual(expect.arrayContaining([...eiffelTower.facts, ...story.facts.map(({ text }) => text)]));
  });

  it('has no links where there are no other articles', () => {
    expect(compose(() => null).content).not.toContain('<a ');
  });
});

it('every story: all its sentences are on the page, as they were written', () => {
  const composer = new ArticleComposer(guidebook, (id) => id);
  const missing = guidebook.landmarks.flatMap((record) => {
    const story = guidebook.story(record.id);
    if (!story) return [];
    const text = composer
      .composeLandmark(record)
      .content.replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
    return getStorySentences(story).filter((sentence) => !text.includes(sentence.text));
  });
  expect(missing).toEqual([]);
});

describe('NameLinks', () => {
  const links = () =>
    new NameLinks(
      new Map([
        ['Paris', 'paris'],
        ['Notre-Dame de Paris', 'notre-dame'],
        ['Eiffel Tower', null],
      ]),
    );

  it('links the first mention of a name, and escapes the text', () => {
    expect(links().render('<Paris> & Paris')).toBe('&lt;<a href="/articles/paris">Paris</a>&gt; &amp; Paris');
    const twice = links();
    expect([twice.render('In Paris.'), twice.render('Paris.')]).toEqual([
      'In <a href="/articles/paris">Paris</a>.',
      'Paris.',
    ]);
  });

  it('takes the longest name, and leaves its own name and parts of other names alone', () => {
    expect(links().render('Notre-Dame de Paris')).toBe('<a href="/articles/notre-dame">Notre-Dame de Paris</a>');
    for (const text of ['Eiffel Tower', 'the Paris Opera', 'Comparison', 'Parisian', 'Greater Paris', 'Paris-Lyon']) {
      expect(links().render(text)).toBe(text);
    }
  });
});

it('buildNameLinks: links places around the sight, not the sight itself or its namesakes far away', () => {
  const links = buildNameLinks(guidebook, eiffelTower, (id) => id);
  expect(links.render('From the Eiffel Tower to the Arc de Triomphe')).toBe(
    'From the Eiffel Tower to the <a href="/articles/arc-de-triomphe">Arc de Triomphe</a>',
  );
  expect(links.render('the Brooklyn Bridge of New York City')).toBe('the Brooklyn Bridge of New York City');
});
