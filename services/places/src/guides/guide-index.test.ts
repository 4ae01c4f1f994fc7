import { describe, expect, test } from '@jest/globals';
import { GuideIndex } from './guide-index.js';

const position = { latitude: 41.8902, longitude: 12.4922 };
/** A degree of latitude is 111.2 km. */
const north = (metres: number) => ({ ...position, latitude: position.latitude + metres / 111_195 });
const guide = (slug: string, title: string, at = position) => ({ slug, title, ...at });

describe('the guide about a place', () => {
  test.each([
    'Colosseum',
    'The Colosseum',
    'Colosseum, Rome',
    'COLOSSEUM: a history',
    'Colosseum (Rome)',
    'Colosseum – Rome',
  ])('is one titled %s', (title) => {
    const index = new GuideIndex();
    index.put(guide('a', title));
    expect(index.about({ name: 'Colosseum', position })).toBe('a');
  });

  test('is never one of another name, or of the same name elsewhere', () => {
    const index = new GuideIndex();
    index.put(guide('a', 'Colosseum of Las Vegas'));
    index.put(guide('b', 'Colosseum', north(310)));
    expect(index.about({ name: 'Colosseum', position })).toBeNull();
    expect(index.about({ name: 'Colosseum', position: north(20) })).toBe('b');
    expect(index.about({ name: '', position })).toBeNull();
  });

  test('is the nearest of several', () => {
    const index = new GuideIndex();
    index.put(guide('far', 'Colosseum', north(200)));
    index.put(guide('near', 'Colosseum', north(100)));
    index.put(guide('other', 'Colosseum', north(250)));
    expect(index.about({ name: 'Colosseum', position })).toBe('near');
  });

  test('is gone when removed, and follows a new title', () => {
    const index = new GuideIndex();
    index.put(guide('a', 'Colosseum'));
    index.put(guide('a', 'Roman Forum'));
    expect(index.about({ name: 'Colosseum', position })).toBeNull();
    expect(index.about({ name: 'Roman Forum', position })).toBe('a');
    index.remove('a');
    expect(index.about({ name: 'Roman Forum', position })).toBeNull();
  });
});
