import { describe, expect, it, test } from '@jest/globals';
import { CATEGORIES } from '@placelore/contracts/places/categories.js';
import { Atlas } from '../../atlas/atlas.js';
import { KIND_DEFINITIONS } from '../kinds/kind-definitions.js';
import {
  completeTopic,
  findJudgedTopic,
  getJudgedTopic,
  getTopicPosition,
  isShownByTexts,
  JUDGED_TOPICS,
} from './judged-topics.js';

const { guidebook, destinations } = Atlas.load();
const isRecord = (id: string) => guidebook.landmark(id) !== null || guidebook.city(id) !== null;

describe('findJudgedTopic', () => {
  it.each([
    ['ghost towns', 'ghost-towns'],
    ['weihnachtsmarkte', 'christmas-markets'],
    ['aurores boreales', 'northern-lights'],
    ['pueblos blancos', 'white-villages'],
  ])('knows the topic of "%s"', (words, id) => expect(findJudgedTopic(words)?.id).toBe(id));

  it('returns undefined for other words', () => expect(findJudgedTopic('lantern')).toBeUndefined());
});

test.each([
  ['christmas mar', 'christmas markets'],
  ['northern lig', 'northern lights'],
  ['ghos', 'ghost towns'],
  ['lantern', null],
])('completeTopic: completes "%s"', (letters, words) => expect(completeTopic(letters)).toBe(words));

test('getTopicPosition: takes the judged places in their order, then the sights of the categories', () => {
  const topic = getJudgedTopic('rainy-day');
  expect(getTopicPosition(topic, { id: 'doges-palace' })).toBe(0);
  expect(getTopicPosition(topic, { id: 'any', category: 'Museum' })).toBe(topic.places.size);
  expect(getTopicPosition(topic, { id: 'any', category: 'Park' })).toBeNull();
});

test.each([
  ['Come an hour before sunset.', true],
  ['Sunsets are red.', true],
  ['Come in the morning.', false],
])('isShownByTexts: reads when a place is best: %s', (bestTime, expected) => {
  const record = { summary: 'A tower.', tips: ['Walk.'], bestTime };
  expect(isShownByTexts(getJudgedTopic('sunsets'), record)).toBe(expected);
});

test('getJudgedTopic: fails for an unknown topic', () => expect(() => getJudgedTopic('x')).toThrow('no topic x'));

describe('judged places', () => {
  it.each(JUDGED_TOPICS.map((topic) => [topic.id, topic] as const))('of the topic %s exist', (_, topic) => {
    expect([...topic.places.keys()].filter((id) => !isRecord(id))).toEqual([]);
    expect([...topic.destinations].filter((id) => id !== '' && destinations.find(id) === null)).toEqual([]);
    expect(topic.categories.every((category) => CATEGORIES.includes(category))).toBe(true);
    expect(topic.said.length).toBeGreaterThan(0);
  });

  it('of kinds exist', () => {
    const ids = KIND_DEFINITIONS.flatMap(({ places = '', exceptions = '' }) => `${places} ${exceptions}`.split(' '));
    expect(ids.filter((id) => id !== '' && !isRecord(id))).toEqual([]);
  });
});
