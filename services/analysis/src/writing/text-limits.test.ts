import type { CitedGuideTexts } from '@placelore/contracts/content/cited-texts.js';
import { limitGuideTexts, limitPhotoTexts } from './text-limits.js';

const sentence = (text: string) => ({ text, facts: ['f1'] });
const LONG = `${'x'.repeat(998)}.`;

it('limitPhotoTexts: leaves whole sentences out, never a part of one', () => {
  const { description } = limitPhotoTexts({
    description: [sentence(LONG), sentence(`${'y'.repeat(250)}.`), sentence('It rusts.')],
    culturalInfo: [],
    facts: [],
  });
  expect(description).toEqual([sentence(LONG), sentence('It rusts.')]);
});

it('limitPhotoTexts: limits paragraphs together, and lists by their number', () => {
  const paragraphs = ['a', 'b', 'c', 'd', 'e'].map((letter) => [sentence(letter + LONG)]);
  const facts = Array.from({ length: 12 }, (_, n) => [sentence(`Fact ${n}.`)]);
  const limited = limitPhotoTexts({ description: [], culturalInfo: paragraphs, facts: [[], ...facts, ...facts] });
  expect(limited.culturalInfo).toEqual(paragraphs.slice(0, 4));
  expect(limited.facts).toEqual(facts.slice(0, 8));
});

const guide: CitedGuideTexts = {
  title: 'Eiffel Tower',
  metaDescription: [],
  description: [sentence('A tower.'), sentence(`${'x'.repeat(200)}.`)],
  category: 'Landmark',
  culturalSignificance: [],
  sections: [],
  travelTips: [],
  bestTimeToVisit: [],
  facts: [],
};

it('limitGuideTexts: takes a missing description for search engines from the first whole sentences', () => {
  expect(limitGuideTexts(guide).metaDescription).toEqual([sentence('A tower.')]);
  const metaDescription = [sentence('Its own.')];
  expect(limitGuideTexts({ ...guide, metaDescription }).metaDescription).toEqual(metaDescription);
});

it('limitGuideTexts: leaves out sections without a text or heading, and those beyond five', () => {
  const sections = Array.from({ length: 9 }, (_, n) => ({
    heading: `**H${n}**`,
    paragraphs: [[sentence(`P${n}.`)], []],
  }));
  const limited = limitGuideTexts({
    ...guide,
    sections: [{ heading: 'Empty', paragraphs: [[]] }, { heading: ' ', paragraphs: [[sentence('x.')]] }, ...sections],
  });
  expect(limited.sections.map(({ heading }) => heading)).toEqual(['H0', 'H1', 'H2', 'H3', 'H4']);
  expect(limited.sections[0]).toEqual({ heading: 'H0', paragraphs: [[sentence('P0.')]] });
});
