import type { SearchAnswer, SearchGroupName } from '@placelore/contracts/content/articles/search.js';
import { getGroupHeading } from './search-headings.js';

const BERLIN = { name: 'Berlin', isTown: true };
const build = (group: SearchGroupName, location: string, place: object | null = BERLIN) =>
  ({
    ...{ place, kind: null, topic: 'Street art', subject: 'berlin', relation: 'in', isOfOtherKinds: false },
    groups: [{ group, articles: [{ location }] }],
  }) as unknown as SearchAnswer;

describe('getGroupHeading', () => {
  it.each([
    ['Berlin, Germany', BERLIN, 'More in Berlin'],
    ['Potsdam, Germany', BERLIN, 'More in and around Berlin'],
    ['Zermatt, Switzerland', { name: 'Alps', isTown: false }, 'More in the Alps'],
    ['Berlin, Germany', null, 'More in these places'],
  ])('says of a sight in %s where it is: %j', (location, place, heading) =>
    expect(getGroupHeading('more', build('more', location, place))).toBe(heading),
  );

  it('compares names only with results above them', () => {
    expect(getGroupHeading('named', build('named', 'Here'))).toBe('Places called “berlin”');
    expect(getGroupHeading('named', build('best', 'Here'))).toBe('More places called “berlin”');
  });
});
