import { describe, expect, test } from '@jest/globals';
import { ArticleTitleIndex } from './article-title-index.js';

const position = { latitude: 41.8902, longitude: 12.4922 };
/** A degree of latitude is 111.2 km. */
const positionNorth = (meters: number) => ({ ...position, latitude: position.latitude + meters / 111_195 });
const buildEntry = (slug: string, title: string, at = position) => ({ slug, title, ...at });

describe('ArticleTitleIndex.findSlug', () => {
  test.each([
    'Colosseum',
    'The Colosseum',
    'Colosseum, Rome',
    'COLOSSEUM: a history',
    'Colosseum (Rome)',
    'Colosseum – Rome',
  ])('finds the article titled "%s"', (title) => {
    const index = new ArticleTitleIndex();
    index.put(buildEntry('a', title));
    expect(index.findSlug({ name: 'Colosseum', position })).toBe('a');
  });

  test('returns null for another name and for the same name in another place', () => {
    const index = new ArticleTitleIndex();
    index.put(buildEntry('a', 'Colosseum of Las Vegas'));
    index.put(buildEntry('b', 'Colosseum', positionNorth(310)));
    expect(index.findSlug({ name: 'Colosseum', position })).toBeNull();
    expect(index.findSlug({ name: 'Colosseum', position: positionNorth(20) })).toBe('b');
    expect(index.findSlug({ name: '', position })).toBeNull();
  });

  test('returns the nearest of several articles', () => {
    const index = new ArticleTitleIndex();
    index.put(buildEntry('far', 'Colosseum', positionNorth(200)));
    index.put(buildEntry('near', 'Colosseum', positionNorth(100)));
    index.put(buildEntry('other', 'Colosseum', positionNorth(250)));
    expect(index.findSlug({ name: 'Colosseum', position })).toBe('near');
  });

  test('uses a changed title and does not find a removed article', () => {
    const index = new ArticleTitleIndex();
    index.put(buildEntry('a', 'Colosseum'));
    index.put(buildEntry('a', 'Roman Forum'));
    expect(index.findSlug({ name: 'Colosseum', position })).toBeNull();
    expect(index.findSlug({ name: 'Roman Forum', position })).toBe('a');
    index.remove('a');
    expect(index.findSlug({ name: 'Roman Forum', position })).toBeNull();
  });
});
