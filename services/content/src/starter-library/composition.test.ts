import { distanceMetres } from '@placelore/contracts/great-circle.js';
import { SLUG } from '@placelore/contracts/slug.js';
import { Guidebook } from '@placelore/guidebook/guidebook.js';
import { htmlFaults, likeness, ownWords } from '../../test/page-measures.js';
import { Composition, renown } from './composition.js';
import { LAYOUT_NAMES } from './landmark-layouts.js';
import { chooseLayouts } from './layout-choice.js';
import { META } from './meta-description.js';
import { assignSlugs } from './slugs.js';

const guidebook = Guidebook.read();
const records = [...guidebook.landmarks, ...guidebook.cities];
const slugs = assignSlugs(
  records.map(({ id, name, country }) => ({ id, title: name, country })),
  new Set(['eiffel-tower']),
);
const composition = new Composition(guidebook, (id) => slugs.get(id) ?? null);
const pages = records.map((record) => ({
  record,
  ...('popularity' in record ? composition.sight(record) : composition.city(record)),
}));
const plain = (html: string) => html.replace(/<[^>]+>/g, ' ');

describe('the whole library', () => {
  it('has at least 600 pages', () => {
    expect(pages.length).toBeGreaterThanOrEqual(600);
  });

  it('has HTML that holds together, of the tags articles may have', () => {
    const faulty = pages.map(({ guidebookId, content }) => ({ guidebookId, faults: htmlFaults(content) }));
    expect(faulty.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  it('links only to pages there are, and never a page to itself', () => {
    const known = new Set(slugs.values());
    const broken = pages.flatMap(({ guidebookId, content }) =>
      [...content.matchAll(/href="\/articles\/([^"]+)"/g)]
        .map(([, slug = '']) => slug)
        .filter((slug) => !known.has(slug) || slug === slugs.get(guidebookId)),
    );
    expect(broken).toEqual([]);
  });

  it('tells on every page what the record has to tell', () => {
    const silent = pages.flatMap(({ record, content }) => {
      const text = plain(content)
        .replaceAll('&amp;', '&')
        .replaceAll('&quot;', '"')
        .replaceAll(/\s+/g, ' ')
        .toLowerCase();
      const venues = 'restaurants' in record ? [...record.restaurants, ...record.hotels].map(({ name }) => name) : [];
      const told = [record.bestTime, ...record.facts, ...record.tips, ...venues].concat(
        'period' in record ? [record.period] : [],
        record.summary,
        record.significance.split(/(?<=[.;,]) /),
      );
      return told
        .filter((one) => !text.includes(one.replaceAll(/\s+/g, ' ').toLowerCase()))
        .map((one) => `${record.id}: ${one}`);
    });
    expect(silent).toEqual([]);
  });

  it('has a slug of its own for every page, and leaves those of others alone', () => {
    expect(new Set(slugs.values()).size).toBe(pages.length);
    expect([...slugs.values()].filter((slug) => !SLUG.test(slug) || slug.length > 50)).toEqual([]);
    expect(slugs.get('eiffel-tower')).toBe('eiffel-tower-fr');
  });

  it('has descriptions of 150 to 160 characters that end with a word', () => {
    const lengths = pages.filter(({ metaDescription: { length } }) => length > META.most || length < META.least);
    expect(lengths.map(({ metaDescription }) => metaDescription)).toEqual([]);
    const cut = pages.filter(({ metaDescription }) => metaDescription.endsWith('…'));
    expect(cut.length).toBeLessThan(pages.length * 0.05);
    for (const { metaDescription, record } of cut) {
      const last = metaDescription
        .slice(0, -1)
        .split(/[\s,;:–—(-]+/)
        .at(-1)!;
      expect(`${record.summary} ${record.significance}`.split(/[\s,;:–—().-]+/)).toContain(last);
    }
  });

  it('names true distances, of what is near', () => {
    const wrong = pages.flatMap(({ record, nearbyAttractions }) =>
      nearbyAttractions
        .filter(({ name, distance, coordinates: { lat, lng } }) => {
          const metres = distanceMetres(record, { latitude: lat, longitude: lng });
          const said = Number.parseFloat(distance) * (distance.endsWith(' km') ? 1000 : 1);
          const isThere = guidebook
            .landmarksNear({ latitude: lat, longitude: lng }, 1)
            .some((n) => n.record.name === name);
          return Math.abs(metres - said) > 51 || !isThere || ('popularity' in record && metres > 2000);
        })
        .map(({ name }) => `${record.id}: ${name}`),
    );
    expect(wrong).toEqual([]);
    expect(Math.max(...pages.map(({ nearbyAttractions }) => nearbyAttractions.length))).toBe(8);
  });

  it('names all that is within two kilometres of a sight, nearest first', () => {
    for (const sight of guidebook.landmarks) {
      const near = guidebook.landmarks
        .filter((other) => other !== sight && distanceMetres(sight, other) <= 2000)
        .sort((a, b) => distanceMetres(sight, a) - distanceMetres(sight, b));
      const named = composition.sight(sight).nearbyAttractions.map(({ name }) => name);
      expect(named).toEqual(near.slice(0, 8).map(({ name }) => name));
    }
  });

  it('composes the same page again of the same record', () => {
    const again = new Composition(Guidebook.read(), (id) => slugs.get(id) ?? null);
    expect(again.sight(guidebook.landmarks[7]!)).toEqual(composition.sight(guidebook.landmarks[7]!));
  });
});

describe('two pages do not read alike', () => {
  const venues = guidebook.cities.flatMap(({ restaurants, hotels }) => [...restaurants, ...hotels]);
  const others = [
    ...new Set([...records, ...venues].map(({ name }) => name)),
    ...guidebook.landmarks.flatMap(({ summary }) => [summary, summary.slice(summary.indexOf(' ') + 1)]),
  ];
  const own = pages.map(({ record, content, location }) => ({
    id: record.id,
    words: ownWords(content, record, [location, location.split(', ').at(-1)!, ...occurring(content, others)]),
  }));

  it.each([
    ['connecting sentence', false, 0.08],
    ['heading', true, 0.12],
  ])('no %s stands on more than its share of the pages', (_what, heading, most) => {
    const counts = new Map<string, number>();
    for (const { words } of own) {
      for (const word of new Set(words)) {
        if (word.startsWith('#') === heading) counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
    expect(counts.size).toBeGreaterThan(100);
    expect([...counts].filter(([, count]) => count > pages.length * most)).toEqual([]);
  });

  it('and in what is ours, no page is a near copy of another', () => {
    const sets = own.map(({ id, words }) => ({ id, words: new Set(words) }));
    const copies = sets.flatMap((a, index) =>
      sets.slice(index + 1).flatMap((b) => (likeness(a.words, b.words) > 0.6 ? [`${a.id} ${b.id}`] : [])),
    );
    expect(copies).toEqual([]);
  });

  it('sights next to each other have different layouts', () => {
    const near = (sight: (typeof guidebook.landmarks)[number]) =>
      guidebook.landmarksNear(sight, 2000).filter(({ record }) => record !== sight);
    const layouts = chooseLayouts(guidebook.landmarks, near);
    const alike = guidebook.landmarks.filter((sight) => {
      const nearest = near(sight)[0];
      return nearest && layouts.get(nearest.record.id) === layouts.get(sight.id);
    });
    expect(alike.map(({ id }) => id)).toEqual([]);
    for (const name of LAYOUT_NAMES) {
      const share = [...layouts.values()].filter((one) => one === name).length / layouts.size;
      expect([name, share > 0.08 && share < 0.18]).toEqual([name, true]);
    }
  });
});

it('knows the best known places', () => {
  const ranked = records.map((record) => ({ id: record.id, known: renown(guidebook, record) }));
  const best = ranked.sort((a, b) => b.known - a.known).map(({ id }) => id);
  expect(best.slice(0, 10)).toContain('eiffel-tower');
  expect(best.indexOf('paris')).toBeLessThan(30);
});

/** Those that occur on a page: masking all of them on every page would take long. */
function occurring(content: string, texts: string[]): string[] {
  const text = content.replaceAll('&amp;', '&').replaceAll('&quot;', '"');
  return texts.filter((one) => one.length > 3 && text.includes(one));
}
