import { findTopic, joinTopics } from './topics.js';

describe('findTopic', () => {
  it.each([
    ['honeymoon', 'romantic'],
    ['aurora borealis', 'northern lights'],
    ['weihnachtsmarkte', 'christmas market'],
    ['ww2', 'world war ii'],
    ['kunst', 'art museum'],
    ['jewish quarter', 'synagogue'],
    ['propose', 'romantic'],
  ])('knows that texts say of %s "%s"', (queried, said) => expect(findTopic(queried)).toContain(said));

  it('returns undefined for other words', () => expect(findTopic('lantern')).toBeUndefined());
});

describe('joinTopics', () => {
  it('joins the words of a topic, the most words first', () =>
    expect(joinTopics(['old', 'world', 'war', '2', 'forts'])).toEqual(['old', 'world war 2', 'forts']));
  it('does not join other words', () => expect(joinTopics(['gothic', 'art'])).toEqual(['gothic', 'art']));
});
