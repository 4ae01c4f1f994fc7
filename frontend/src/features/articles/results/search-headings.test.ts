import type { SearchAnswer, SearchGroupName } from '@placelore/contracts/content/articles/search.js';
import { getGroupHeading, getPageHeading } from './search-headings.js';

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

describe('getPageHeading', () => {
  it('says what was looked for near a town where there are only places on request', () => {
    const answer = { ...build('inside', 'Here'), topic: null, kind: 'Beaches', relation: 'near' as const };
    const found = {
      ...answer,
      groups: [],
      missingTopic: null,
      missingWords: null,
      total: 0,
      relevant: 0,
      onRequest: [],
    };
    expect(getPageHeading(found, 'q', { formatCount: String } as never).title).toBe('Beaches near Berlin');
  });

  it('says "near" where nothing near a town is of the kind', () => {
    const answer = { ...build('inside', 'Here'), kind: 'Beaches', relation: 'near' as const, isOfOtherKinds: true };
    const found = { ...answer, missingTopic: null, missingWords: null, total: 1, relevant: 1, onRequest: [] };
    expect(getPageHeading(found, 'q', { formatCount: String } as never).title).toBe(
      'No guides to beaches near Berlin yet',
    );
  });

  it('names words beside a kind that no result has', () => {
    const answer = {
      ...build('more', 'Here'),
      kind: 'Palaces',
      missingWords: 'baroque',
      missingTopic: null,
      relevant: 0,
      total: 4,
    };
    expect(getPageHeading({ ...answer, onRequest: [] }, 'q', { formatCount: String } as never)).toMatchObject({
      title: 'No guides to baroque palaces in Berlin yet',
      count: '4 other guides there',
    });
  });

  it('counts all cards: those that fit, and what else is there', () => {
    const formatters = { formatCount: String } as never;
    const answer = {
      ...build('inside', 'Here'),
      relevant: 6,
      total: 8,
      missingTopic: null,
      missingWords: null,
      onRequest: [],
    };
    const more = { group: 'more' as const, articles: [] };
    expect(getPageHeading(answer, 'q', formatters).count).toBe('6 guides');
    expect(getPageHeading({ ...answer, groups: [...answer.groups, more] }, 'q', formatters).count).toBe(
      '6 guides and 2 more',
    );
  });
});
