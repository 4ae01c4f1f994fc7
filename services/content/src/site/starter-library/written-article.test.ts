import { getKeyFacts } from '@placelore/contracts/content/cited-facts.js';
import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import type { StorySentence } from '@placelore/guidebook/atlas/story-records.js';
import { ArticleComposer } from './article-composer.js';
import { META_DESCRIPTION_LENGTH } from './meta-description.js';

const guidebook = Guidebook.read();
const eiffelTower = guidebook.landmark('eiffel-tower')!;
const compose = (findSlug: (id: string) => string | null) =>
  new ArticleComposer(guidebook, findSlug).composeLandmark(eiffelTower);

describe('article of a sight with a story', () => {
  const { content, metaDescription, knowledge, verification } = compose((id) => id);
  const story = guidebook.story('eiffel-tower')!;
  const shown = new Set(verification.sentences.map(({ text }) => text));
  const countShown = (sentences: StorySentence[]) => sentences.filter(({ text }) => shown.has(text)).length;

  it('has what it is, hook, story, what to notice, practical and nearby, in this order', () => {
    expect(content).toMatch(/^<p>((?!<\/p>).)+<\/p><p><em>[^<]+<\/em><\/p>(<p>.+<\/p>)+<h2>What to notice<\/h2><ul>/);
    const headings = [...content.matchAll(/<h[1-6]>(.+?)<\/h/g)].map(([, heading]) => heading);
    expect(headings).toEqual(['What to notice', 'Practical', 'Nearby']);
    const paragraphs = content.slice(0, content.indexOf('<h2>')).match(/<p>/g)!;
    expect(paragraphs).toHaveLength(2 + story.story.length);
    expect(content.match(/<h2>What to notice<\/h2><ul>(.+?)<\/ul>/)![1]!.match(/<li>/g)).toHaveLength(
      countShown(story.notice),
    );
  });

  it('leaves its neighbors and where to eat to the page, and links to the guide of its city', () => {
    const nearby = content.slice(content.indexOf('<h2>Nearby</h2>'));
    expect(nearby).not.toMatch(/<li>.+?, \d+ m [a-z-]+<\/li>/);
    expect(nearby).not.toContain('Where to eat');
    expect(nearby).toContain('<li><a href="/articles/paris">Paris</a>, the guide to the city</li>');
  });

  it('lists no neighbor beyond a day trip', () => {
    const remote = new ArticleComposer(guidebook, (id) => id).composeLandmark(guidebook.landmark('iguazu-falls')!);
    expect(remote.content).toContain('<h2>Nearby</h2><p>');
    expect(remote.content).not.toMatch(/\d{3} km/);
  });

  it('says what it is in its description, so that cards do', () => {
    expect(metaDescription).toContain(guidebook.landmark('eiffel-tower')!.summary);
    expect(metaDescription.length).toBeLessThanOrEqual(META_DESCRIPTION_LENGTH.max);
  });

  it('stores the facts of record and story, each statement of a kind once', () => {
    const keys = knowledge.facts.map(({ kind, statement }) => `${kind} ${statement}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(knowledge.sources).toHaveLength(1);
    const statements = knowledge.facts.map(({ statement }) => statement);
    expect(statements).toEqual(expect.arrayContaining([...eiffelTower.facts, ...story.facts.map(({ text }) => text)]));
  });

  it('shows the length of a visit next to it, unless that is a day or more', () => {
    const everest = new ArticleComposer(guidebook, (id) => id).composeLandmark(guidebook.landmark('mount-everest')!);
    const getLength = (facts: typeof knowledge) => getKeyFacts(facts).find(({ kind }) => kind === 'tip')?.statement;
    expect(getLength(knowledge)).toBe('A visit usually takes about two hours.');
    expect(everest.knowledge.facts.map(({ statement }) => statement)).toContain('A visit usually takes a day or more.');
    expect(getLength(everest.knowledge)).toBeUndefined();
  });

  it.each([
    ['giants-causeway', 'at its best around low tide', 'keep above it.'],
    ['borobudur', 'A visit takes about three hours', 'Walk each terrace clockwise'],
    ['borobudur', 'The months from May to September', 'Book a timed ticket'],
    ['wadi-rum', 'Plan about five hours', 'Arrange a camp beforehand'],
    ['cologne-cathedral', 'minutes are enough', 'Early morning'],
    ['grand-canyon-south-rim', 'Allow about five hours. ', 'Allow about five hours for the rim.'],
    ['plitvice-lakes', 'in mid-October for autumn leaves', 'Swimming is forbidden throughout the park.'],
  ])('says once when to come and how long to stay at %s', (id, repeated, rest) => {
    const article = new ArticleComposer(guidebook, () => null).composeLandmark(guidebook.landmark(id)!);
    const practical = article.content.split('<h2>Practical</h2>')[1];
    expect(practical).not.toContain(repeated);
    expect(practical).toContain(rest);
  });

  it('has no links where there are no other articles', () => {
    expect(compose(() => null).content).not.toContain('<a ');
  });
});

describe('article of a city with a story', () => {
  const composer = new ArticleComposer(guidebook, (id) => id);
  const istanbul = guidebook.cities.find(({ id }) => id === 'istanbul')!;
  const { content, metaDescription } = composer.composeCity(istanbul);

  it('has the story before what to see, where to eat and where to stay, and ends with one idea for a trip', () => {
    expect(content).toMatch(/^<p>[^<]+<\/p><p><em>[^<]+<\/em><\/p>(<p>.+<\/p>)+<h2>Finding your way around<\/h2><p>/);
    const headings = [...content.matchAll(/<h2>(.+?)<\/h2>/g)].map(([, heading]) => heading);
    expect(headings).toEqual([
      'Finding your way around',
      'What to notice',
      'What to see',
      'Where to eat',
      'Where to stay',
      'Practical',
      'Nearby',
    ]);
    expect(content).toContain(`<p>${istanbul.summary}</p>`);
    expect(metaDescription).toContain(guidebook.city('istanbul')!.summary.slice(0, 60));
  });

  it('names its sights without the distance within the center', () => {
    expect(content).toMatch(/<li><a href="\/articles\/hagia-sophia">Hagia Sophia<\/a>\. [A-Z]/);
  });

  it('names excursions after the sights of the town, however popular they are', () => {
    const zanzibar = guidebook.city('zanzibar-city')!;
    const sights = composer.composeCity(zanzibar).content.split('<h2>What to see</h2>')[1]!.split('</ul>')[0]!;
    expect([...sights.matchAll(/<li><a [^>]+>([^<]+)/g)].map(([, name]) => name).at(-1)).toBe('Paje Beach');
  });
});
