import { expect, test } from '@jest/globals';
import { findKind } from '../kinds/place-kinds.js';
import { getJudgedTopic, JUDGED_TOPICS } from './judged-topics.js';
import { getTopicPhrase } from './topic-phrases.js';

test.each([
  ['free', 'museums', 'Free museums'],
  ['romantic', 'cities', 'Romantic cities'],
  ['food-markets', 'markets', 'Street food markets'],
  ['families', 'zoos', 'Zoos for families'],
  ['seals', 'temples', 'Temples and shrines with seals and sea lions'],
  ['christmas-markets', 'markets', 'Christmas markets'],
  ['fishing-villages', 'villages', 'Fishing villages'],
  ['old-towns', 'cities', 'Cities with old towns'],
  ['world-heritage', 'churches', 'World Heritage churches'],
])('getTopicPhrase: joins the topic %s and %s', (topic, words, phrase) => {
  const { kind } = findKind([words])!;
  expect(getTopicPhrase(getJudgedTopic(topic), kind, kind.label)).toBe(phrase);
});

test('getTopicPhrase: uses the label that the kind has in the search', () => {
  const { kind } = findKind(['churches'])!;
  expect(getTopicPhrase(getJudgedTopic('free'), kind, 'Gothic churches')).toBe('Free gothic churches');
});

test.each(JUDGED_TOPICS.map((topic) => [topic.id, topic] as const))(
  'the topic %s has a phrase for places of a kind',
  (_, { beside }) => expect(beside).toMatch(/^\{kind\} [\w ]+$|^[\w ]+ \{kind\}$/),
);
