import { SLUG_PATTERN } from '@placelore/contracts/content/articles/slug.js';
import { getDistanceMeters } from '@placelore/contracts/places/great-circle.js';
import { Guidebook } from '@placelore/guidebook/atlas/guidebook.js';
import { extractOwnPhrases, findHtmlIssues, jaccardSimilarity } from '../../../test/support/article-html-checks.js';
import { ArticleComposer, chooseLayouts, prominenceScore } from './article-composer.js';
import { LAYOUT_NAMES } from './landmark-layouts.js';
import { META_DESCRIPTION_LENGTH } from './meta-description.js';
import { assignSlugs } from './slugs.js';

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
const toPlainText = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

describe('ArticleComposer: the whole library', () => {
  it('has at least 600 pages', () => {
    expect(pages.length).toBeGreaterThanOrEqual(600);
  });

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
    const missing = composed.flatMap(({ record, content }) => {
      const text = toPlainText(content);
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

  it('has descriptions of 150 to 160 characters that end with a whole word', () => {
    const lengths = pages.filter(
      ({ metaDescription: { length } }) => length > META_DESCRIPTION_LENGTH.max || length < META_DESCRIPTION_LENGTH.min,
    );
    expect(lengths.map(({ metaDescription }) => metaDescription)).toEqual([]);
    const cut = pages.filter(({ metaDescription }) => metaDescription.endsWith('…'));
    expect(cut.length).toBeLessThan(pages.length * 0.05);
    for (const { metaDescription, record } of cut) {
      const last = metaDescription
        .slice(0, -1)
        .split(/[\s,;:–—(-]+/)
        .at(-1)!;
      const hook = guidebook.story(record.id)?.hook.map(({ text }) => text) ?? [];
      expect([record.summary, record.significance, ...hook].join(' ').split(/[\s,;:–—().-]+/)).toContain(last);
    }
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
          return Math.abs(meters - stated) > 51 || !exists || ('popularity' in record && meters > 2000);
        })
        .map(({ name }) => `${record.id}: ${name}`),
    );
    expect(wrong).toEqual([]);
    expect(Math.max(...pages.map(({ nearbyAttractions }) => nearbyAttractions.length))).toBe(8);
  });

  it('lists the nearest eight sights within two kilometers, nearest first', () => {
    for (const landmark of guidebook.landmarks) {
      const nearby = guidebook.landmarks
        .filter((other) => other !== landmark && getDistanceMeters(landmark, other) <= 2000)
        .sort((a, b) => getDistanceMeters(landmark, a) - getDistanceMeters(landmark, b));
      const named = composer.composeLandmark(landmark).nearbyAttractions.map(({ name }) => name);
      expect(named).toEqual(nearby.slice(0, 8).map(({ name }) => name));
    }
  });

  it('composes the same page of the same record', () => {
    const otherComposer = new ArticleComposer(Guidebook.read(), (id) => slugs.get(id) ?? null);
    expect(otherComposer.composeLandmark(guidebook.landmarks[7]!)).toEqual(
      composer.composeLandmark(guidebook.landmarks[7]!),
    );
  });
});

describe('ArticleComposer: variation between pages', () => {
  const venues = guidebook.cities.flatMap(({ restaurants, hotels }) => [...restaurants, ...hotels]);
  const maskedTexts = [
    ...new Set([...records, ...venues].map(({ name }) => name)),
    ...guidebook.landmarks.flatMap(({ summary }) => [summary, summary.slice(summary.indexOf(' ') + 1)]),
  ];
  const own = pages.map(({ record, content, location }) => ({
    id: record.id,
    isWritten: isWritten({ record }),
    words: extractOwnPhrases(content, record, [
      location,
      location.split(', ').at(-1)!,
      ...filterOccurring(content, maskedTexts),
    ]),
  }));

  it.each([
    ['connecting sentence', false, 0.08],
    ['heading', true, 0.12],
  ])('uses no %s on more than its share of the pages without a story', (_what, heading, maxShare) => {
    const counts = new Map<string, number>();
    const composed = own.filter((page) => !page.isWritten);
    for (const { words } of composed) {
      for (const word of new Set(words)) {
        if (word.startsWith('#') === heading) counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
    expect(counts.size).toBeGreaterThan(100);
    expect([...counts].filter(([, count]) => count > composed.length * maxShare)).toEqual([]);
  });

  it('composes no page whose connecting text nearly copies another page', () => {
    const sets = own.map(({ id, words }) => ({ id, words: new Set(words) }));
    const copies = sets.flatMap((a, index) =>
      sets.slice(index + 1).flatMap((b) => (jaccardSimilarity(a.words, b.words) > 0.6 ? [`${a.id} ${b.id}`] : [])),
    );
    expect(copies).toEqual([]);
  });

  it('gives neighboring sights different layouts', () => {
    const findNearby = (landmark: (typeof guidebook.landmarks)[number]) =>
      guidebook.findLandmarksNear(landmark, 2000).filter(({ record }) => record !== landmark);
    const layouts = chooseLayouts(guidebook.landmarks, findNearby);
    const alike = guidebook.landmarks.filter((landmark) => {
      const nearest = findNearby(landmark)[0];
      return nearest && layouts.get(nearest.record.id) === layouts.get(landmark.id);
    });
    expect(alike.map(({ id }) => id)).toEqual([]);
    for (const name of LAYOUT_NAMES) {
      const share = [...layouts.values()].filter((layout) => layout === name).length / layouts.size;
      expect([name, share > 0.08 && share < 0.18]).toEqual([name, true]);
    }
  });
});

it('prominenceScore: ranks the best-known places first', () => {
  const ranked = records.map((record) => ({ id: record.id, prominence: prominenceScore(guidebook, record) }));
  const best = ranked.sort((a, b) => b.prominence - a.prominence).map(({ id }) => id);
  expect(best.slice(0, 10)).toContain('eiffel-tower');
  expect(best.indexOf('paris')).toBeLessThan(30);
});

/** Returns the texts that occur on a page: masking all of them on every page would take long. */
function filterOccurring(content: string, texts: string[]): string[] {
  const text = content.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  return texts.filter((candidate) => candidate.length > 3 && text.includes(candidate));
}
