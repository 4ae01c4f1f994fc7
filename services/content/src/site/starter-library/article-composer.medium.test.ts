import { SLUG_PATTERN } from '@placelore/contracts/content/articles/slug.js';
import { markSentences } from '@placelore/contracts/content/citations/mark-sentences.js';
import { getKeyFacts } from '@placelore/contracts/content/cited-facts.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { getStorySentences, type StorySentence } from '@placelore/guidebook/atlas/story-records.js';
import { findHtmlIssues } from '../../../test/support/article-html-checks.js';
import { SAMPLE_ARTICLE } from '../../../test/support/sample-article.js';
import { findAmpIssues, readStructuredData } from '../../../test/support/seo-validators.js';
import { renderAmpDocument } from '../seo/amp-document.js';
import { ArticleComposer, prominenceScore } from './article-composer.js';
import { META_DESCRIPTION_LENGTH } from './meta-description.js';
import { citeStory, getVenueDetails } from './record-sentences.js';
import { assignSlugs } from './slugs.js';

/** Maximum share of the sentences of all stories that may be left out. */
const MAX_OMITTED_SHARE = 0.015;

const guidebook = Guidebook.read();
const records = [...guidebook.landmarks, ...guidebook.cities];
const slugs = assignSlugs(
  records.map(({ id, name, country }) => ({ id, title: name, country })),
  new Set(['eiffel-tower']),
);
const composer = new ArticleComposer(guidebook, (id) => slugs.get(id) ?? null);
const pages = records.map((record) => ({
  record,
  ...('popularity' in record ? composer.composeLandmark(record) : composer.composeCity(record)),
}));
const isWritten = ({ record }: { record: { id: string } }) => guidebook.story(record.id) !== null;
/** Names that precede the descriptions of sights, and, with details, of restaurants and hotels. */
const TITLES = new Set([
  ...guidebook.landmarks.map(({ name }) => `${name}.`),
  ...guidebook.cities.flatMap(({ restaurants, hotels }) =>
    [...restaurants, ...hotels].map((venue) => `${[venue.name, getVenueDetails(venue)].filter(Boolean).join(', ')}.`),
  ),
]);
const unescapeHtml = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
/** Returns the texts of the paragraphs and list items of an article. */
const toBlocks = (html: string) => unescapeHtml(html.replace(/<\/?(?:a|em|strong)\b[^>]*>/g, '')).split(/<[^>]+>/);
const toPlainText = (html: string) =>
  html
    .replace(/<\/?(?:a|em|strong)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/**
 * Returns which tags with which attributes an HTML text contains. Apart from words, the rules of AMP are about these.
 */
const describeMarkup = (html: string): string =>
  [...new Set(html.match(/<[a-z][^>]*>/g)?.map((tag) => tag.replace(/"[^"]*"/g, '""')))].sort().join('');

describe('ArticleComposer: the whole library', () => {
  it('is valid AMP with one graph of structured data per page', async () => {
    const errors: string[] = [];
    // A second document with the same markup would be judged the same.
    const validatedMarkup = new Set<string>();
    for (const { record, guidebookId, ...composed } of pages) {
      const degrees = { latitude: composed.latitude.toFixed(6), longitude: composed.longitude.toFixed(6) };
      const article = { ...SAMPLE_ARTICLE, ...composed, ...degrees, slug: slugs.get(guidebookId)!, imageUrl: null };
      const html = renderAmpDocument(article, 'https://placelore.example');
      const markup = describeMarkup(html);
      if (!validatedMarkup.has(markup))
        errors.push(...(await findAmpIssues(html)).map((error) => `${guidebookId}: ${error}`));
      validatedMarkup.add(markup);
      if (readStructuredData(html).length !== 3) errors.push(`${record.id}: parts of the graph`);
    }
    expect(pages.length).toBeGreaterThan(1_300);
    expect(errors).toEqual([]);
  }, 60_000);

  it('has well-formed HTML of the allowed tags', () => {
    const invalid = pages.map(({ guidebookId, content }) => ({ guidebookId, errors: findHtmlIssues(content) }));
    expect(invalid.filter(({ errors }) => errors.length > 0)).toEqual([]);
  });

  it('links only to existing pages, and never a page to itself', () => {
    const knownSlugs = new Set(slugs.values());
    const broken = pages.flatMap(({ guidebookId, content }) =>
      [...content.matchAll(/href="\/articles\/([^"]+)"/g)]
        .map(([, slug = '']) => slug)
        .filter((slug) => !knownSlugs.has(slug) || slug === slugs.get(guidebookId)),
    );
    expect(broken).toEqual([]);
  });

  it('includes every text of its record on each page without a story', () => {
    const composed = pages.filter((page) => !isWritten(page));
    const missing = composed.flatMap(({ record, content, knowledge }) => {
      // Dates are shown next to the text, with other facts for planning a visit.
      const keyFacts = getKeyFacts(knowledge).map(({ value }) => value?.toLowerCase());
      const text = [toPlainText(content), ...keyFacts].join('\n');
      const venues = 'restaurants' in record ? [...record.restaurants, ...record.hotels].map(({ name }) => name) : [];
      const expected = [record.bestTime, ...record.facts, ...record.tips, ...venues].concat(
        'period' in record ? [record.period] : [],
        record.summary,
        record.significance.split(/(?<=[.;,]) /),
      );
      return expected
        .filter((part) => !text.includes(part.replaceAll(/\s+/g, ' ').toLowerCase()))
        .map((part) => `${record.id}: ${part}`);
    });
    expect(missing).toEqual([]);
  });

  it('gives every page a unique slug and avoids taken slugs', () => {
    expect(new Set(slugs.values()).size).toBe(pages.length);
    expect([...slugs.values()].filter((slug) => !SLUG_PATTERN.test(slug) || slug.length > 50)).toEqual([]);
    expect(slugs.get('eiffel-tower')).toBe('eiffel-tower-fr');
  });

  it('has descriptions of whole sentences', () => {
    const lengths = pages.filter(
      ({ metaDescription: { length } }) => length > META_DESCRIPTION_LENGTH.max || length < META_DESCRIPTION_LENGTH.min,
    );
    expect(lengths.map(({ metaDescription }) => metaDescription)).toEqual([]);
    expect(pages.filter(({ metaDescription }) => metaDescription.endsWith('…')).length).toBeLessThan(15);
    // The best time is often no sentence.
    const timed = pages.filter(({ metaDescription, record }) => metaDescription.endsWith(record.bestTime));
    expect(timed.map(({ metaDescription }) => metaDescription)).toEqual([]);
  });

  it('states correct distances to existing nearby sights', () => {
    const wrong = pages.flatMap(({ record, nearbyAttractions }) =>
      nearbyAttractions
        .filter(({ name, distance, coordinates: { lat, lng } }) => {
          const meters = getDistanceMeters(record, { latitude: lat, longitude: lng });
          const stated = Number.parseFloat(distance) * (distance.endsWith(' km') ? 1000 : 1);
          const exists = guidebook
            .findLandmarksNear({ latitude: lat, longitude: lng }, 1)
            .some((n) => n.record.name === name);
          // Long distances are whole kilometers.
          const tolerance = stated < 20_000 ? 51 : 501;
          return Math.abs(meters - stated) > tolerance || !exists || ('popularity' in record && meters > 150_000);
        })
        .map(({ name }) => `${record.id}: ${name}`),
    );
    expect(wrong).toEqual([]);
    expect(Math.max(...pages.map(({ nearbyAttractions }) => nearbyAttractions.length))).toBe(8);
  });

  it('lists the nearest eight sights within two kilometers, or else three nearby or farther away, nearest first', () => {
    const nearest = guidebook.landmarks.map((landmark) => {
      const others = guidebook.landmarks
        .map((other) => ({ other, meters: getDistanceMeters(landmark, other) }))
        .filter(({ other, meters }) => other !== landmark && meters <= 60_000)
        .sort((a, b) => a.meters - b.meters);
      const within = (limit: number, count: number) => others.filter(({ meters }) => meters <= limit).slice(0, count);
      const nearby = [within(2_000, 8), within(10_000, 3), within(60_000, 3)].find((list) => list.length > 0);
      return (nearby ?? []).map(({ other }) => other.name);
    });
    const named = pages.slice(0, guidebook.landmarks.length).map((page) => page.nearbyAttractions);
    const isFar = (index: number) => nearest[index]!.length === 0;
    expect(named.map((list, index) => (isFar(index) ? [] : list.map(({ name }) => name)))).toEqual(nearest);
    const far = named.filter((_list, index) => isFar(index));
    expect(Math.max(...far.map((list) => list.length))).toBe(3);
  });

  it('states how far an excursion from a city is, and no short distance from its center', () => {
    const distances = pages.flatMap(({ content }) => [
      ...content.matchAll(/, ([\d.,]+) (k?m) [a-z-]+ of the center\. /g),
    ]);
    const meters = distances.map(([, value, unit]) => Number.parseFloat(value!) * (unit === 'km' ? 1_000 : 1));
    expect(meters.length).toBeGreaterThan(100);
    expect(Math.min(...meters)).toBeGreaterThanOrEqual(3_000);
    const bogota = pages.find(({ guidebookId }) => guidebookId === 'bogota')!;
    expect(bogota.content).toMatch(/Primatial Cathedral of Bogotá<\/a>\. [A-Z]/);
  });

  it('names the country of sights across a border', () => {
    const glacier = pages.find(({ guidebookId }) => guidebookId === 'perito-moreno-glacier');
    expect(glacier?.nearbyAttractions).toEqual([
      { name: 'Torres del Paine', distance: '53 km', country: 'Chile', coordinates: expect.anything() },
    ]);
    expect(glacier?.content).not.toContain('Torres del Paine');
  });

  it('grades sentences in the order in which readers meet them', () => {
    const tower = pages.find(({ guidebookId }) => guidebookId === 'eiffel-tower')!;
    const positions = tower.verification.sentences.map(({ text }) =>
      toPlainText(tower.content).indexOf(text.toLowerCase()),
    );
    expect(positions.filter((position) => position >= 0)).toEqual(
      positions.filter((position) => position >= 0).toSorted((a, b) => a - b),
    );
    expect(positions[0]).toBeLessThan(2);
  });

  it('composes the same page from the same record', () => {
    const otherComposer = new ArticleComposer(Guidebook.read(), (id) => slugs.get(id) ?? null);
    expect(otherComposer.composeLandmark(guidebook.landmarks[7]!)).toEqual(
      composer.composeLandmark(guidebook.landmarks[7]!),
    );
  });
});

describe('ArticleComposer: sources', () => {
  it('every sentence of a page without a story is sourced by facts that the page stores', () => {
    for (const { guidebookId, verification, knowledge } of pages.filter((page) => !isWritten(page))) {
      const statements = new Map(knowledge.facts.map(({ id, statement }) => [id, statement]));
      const unsourced = verification.sentences.filter(
        ({ text, grade, facts }) => grade !== 'sourced' || !facts.some((id) => statements.get(id)?.includes(text)),
      );
      expect([guidebookId, unsourced, verification.omitted]).toEqual([guidebookId, [], 0]);
    }
  });

  it('outside of graded sentences there are only names, places, distances and labels', () => {
    const outside = pages.flatMap(({ guidebookId, content, verification }) =>
      toBlocks(content)
        .flatMap((block) => markSentences(block, verification.sentences))
        .filter(({ sentence }) => sentence === null)
        .map(({ text }) => text.trim())
        .filter((text) => /[a-z]{2}.*[.!?]$/.test(text) && !/, [\d.,]+ k?m [a-z-]+(?: of the center)?\.$/.test(text))
        .filter((text) => !TITLES.has(text))
        .map((text) => `${guidebookId}: ${text}`),
    );
    expect(outside).toEqual([]);
  });

  it('states no sentence of the former phrase bank', () => {
    const stock = /suitcase:|travel on yet|With open eyes|The figures say it/;
    expect(pages.filter(({ content }) => stock.test(content)).map(({ guidebookId }) => guidebookId)).toEqual([]);
  });
});

describe('ArticleComposer: every story', () => {
  const written = pages.flatMap((page) => {
    const story = guidebook.story(page.record.id);
    return story ? [{ ...page, story }] : [];
  });

  it('has all its sentences on the page as they were written, except those that its facts do not support', () => {
    // Without the practical hints that repeat the key facts beside the text.
    const pagesToShow = written.map((page) => ({ ...page, story: citeStory(page.story, page.knowledge) }));
    const total = pagesToShow.reduce((sum, { story }) => sum + getStorySentences(story).length, 0);
    const omitted = pagesToShow.flatMap(({ story, content, verification }) => {
      const text = unescapeHtml(content.replace(/<[^>]+>/g, ''));
      const graded = new Set(verification.sentences.map((sentence) => sentence.text));
      const [shown, missing] = Array.from([true, false], (isShown) =>
        getStorySentences(story).filter((sentence) => graded.has(sentence.text) === isShown),
      ) as [StorySentence[], StorySentence[]];
      expect(shown.filter((sentence) => !text.includes(sentence.text))).toEqual([]);
      expect(missing.filter((sentence) => text.includes(sentence.text))).toEqual([]);
      expect(verification.omitted).toBe(missing.length);
      return missing.map((sentence) => `${story.id}: ${sentence.text}`);
    });
    // Omitted sentences are to be reworded until the check accepts them; the list is printed when it grows.
    expect(omitted.length > total * MAX_OMITTED_SHARE ? omitted : []).toEqual([]);
  });

  it('cites facts of the page under the ids that they have there', () => {
    for (const { story, knowledge, verification } of written) {
      const own = new Map(story.facts.map(({ id, text }) => [id, text]));
      const stored = new Map(knowledge.facts.map(({ id, statement }) => [id, statement]));
      for (const { text, facts } of verification.sentences.filter(({ grade }) => grade === 'sourced')) {
        // A city's page also has sentences about its sights and venues.
        const cited = getStorySentences(story).find((sentence) => sentence.text === text)?.facts;
        if (cited) expect(facts.map((id) => stored.get(id))).toEqual([...new Set(cited)].map((id) => own.get(id)));
      }
    }
  });
});

describe('ArticleComposer: differences between pages', () => {
  it('no page shares a fifth of its sentences with another one', () => {
    const pagesBySentence = new Map<string, string[]>();
    for (const { guidebookId, verification } of pages) {
      for (const { text } of verification.sentences)
        pagesBySentence.set(text, [...(pagesBySentence.get(text) ?? []), guidebookId]);
    }
    const shared = new Map<string, number>();
    for (const ids of pagesBySentence.values()) {
      // A sentence that many pages share, such as the length of a visit, does not make one a copy of another.
      if (ids.length > 10) continue;
      for (const [first, second] of ids.flatMap((id, index) => ids.slice(index + 1).map((other) => [id, other])))
        shared.set(`${first} ${second}`, (shared.get(`${first} ${second}`) ?? 0) + 1);
    }
    const sizes = new Map(pages.map(({ guidebookId, verification }) => [guidebookId, verification.sentences.length]));
    const copies = [...shared].filter(([pair, count]) => {
      return count > Math.min(...pair.split(' ').map((id) => sizes.get(id)!)) / 5;
    });
    expect(copies).toEqual([]);
  });
});

it('prominenceScore: ranks the best-known places first', () => {
  const ranked = records.map((record) => ({ id: record.id, prominence: prominenceScore(guidebook, record) }));
  const best = ranked.sort((a, b) => b.prominence - a.prominence).map(({ id }) => id);
  expect(best.slice(0, 10)).toContain('eiffel-tower');
  expect(best.indexOf('paris')).toBeLessThan(30);
});
