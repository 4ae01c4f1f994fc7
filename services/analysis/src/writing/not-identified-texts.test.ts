import type { Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import { EMPTY_OBSERVATION } from '../../test/support/provider-fixtures.js';
import { createNotIdentifiedTexts } from './not-identified-texts.js';

describe('texts without an identified place', () => {
  const observedPhoto: Observation = {
    ...EMPTY_OBSERVATION,
    readText: 'GRAND <b>HOTEL</b>',
    labels: ['Rock', 'Cliff'],
    takenAt: '2019-05-12T10:11:12',
    clues: [
      { kind: 'photo position', position: { latitude: -40.1, longitude: -30.25 }, confidence: 0.95 },
      { kind: 'stated location', text: 'Qwertzuiop', confidence: 0.85 },
      { kind: 'landmark recognized', text: 'Half Dome', confidence: 0.3 },
    ],
  };

  it('describe what was observed, and what would help', () => {
    const texts = createNotIdentifiedTexts(observedPhoto);
    expect(texts).toMatchObject({ title: 'Not identified', category: 'Other' });
    expect(texts.facts).toEqual([
      'Text read in the photo: “GRAND HOTEL”.',
      'Seen in the photo: Rock, Cliff.',
      "Taken on May 12, 2019, by the camera's clock.",
      'The photo contains the position -40.1000, -30.2500, where we found no place.',
      'We found no place called “Qwertzuiop”.',
      'It may show “Half Dome”, which could not be confirmed.',
    ]);
    expect(texts.culturalInfo).toContain('nearest larger town');
    expect(texts.culturalInfo).not.toContain('straight from the camera');
  });

  it('quote 120 characters and six labels, and no clue without words', () => {
    const { facts } = createNotIdentifiedTexts({
      ...EMPTY_OBSERVATION,
      readText: 'x'.repeat(200),
      labels: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      clues: [
        { kind: 'stated location', text: ' ', confidence: 0.85 },
        { kind: 'landmark recognized', confidence: 0.3 },
        { kind: 'photo position', confidence: 0.95 },
      ],
    });
    expect(facts).toEqual([`Text read in the photo: “${'x'.repeat(119)}…”.`, 'Seen in the photo: a, b, c, d, e, f.']);
  });

  it('name the language of writing that is too unclear to be quoted', () => {
    const clues = [{ kind: 'text in the photo' as const, text: 'ソー番搾リ', confidence: 0.2 }];
    expect(createNotIdentifiedTexts({ ...EMPTY_OBSERVATION, clues })).toMatchObject({
      description: expect.not.stringContaining('could not read any writing'),
      facts: ['There is Japanese writing in the photo, but we could not read it clearly.'],
    });
  });

  it('do not claim observations when there are none', () => {
    const texts = createNotIdentifiedTexts({ ...EMPTY_OBSERVATION, takenAt: 'gibberish' });
    expect(texts.description).toContain('no position, and we could not read any writing');
    expect(texts.facts).toEqual(['The photo contains no position, and we could not read any writing in it.']);
    expect(texts.culturalInfo).toContain('say where it was taken');
  });

  it.each<[string, Observation['clues'], RegExp[]]>([
    ['nothing is known', [], [/say where it was taken/, /restaurant, monument/, /straight from the camera/]],
    [
      'the visitor named a place',
      [{ kind: 'stated location', text: 'Qwertz', confidence: 0.85 }],
      [/nearest larger town/, /restaurant, monument/, /straight from the camera/],
    ],
    [
      'the visitor described the place',
      [{ kind: 'site details', text: 'Red tower', confidence: 0.85 }],
      [/say where it was taken/, /straight from the camera/],
    ],
    [
      'the photo has a position',
      [{ kind: 'photo position', position: { latitude: 0, longitude: 0 }, confidence: 0.95 }],
      [/say where it was taken/, /restaurant, monument/],
    ],
  ])('suggest only what would help when %s', (_, clues, expected) => {
    const { culturalInfo } = createNotIdentifiedTexts({ ...EMPTY_OBSERVATION, clues });
    const all = [/say where it was taken/, /nearest larger town/, /restaurant, monument/, /straight from the camera/];
    expect(
      all
        .filter((suggestion) => suggestion.test(culturalInfo))
        .map(String)
        .toSorted(),
    ).toEqual(expected.map(String).toSorted());
  });

  it.each([
    [null, []],
    ['2019-13-01T00:00:00', []],
    ['2019-05-12', ["Taken on May 12, 2019, by the camera's clock."]],
  ])('state the day %s of a photo only if there is one: %j', (takenAt, lines) => {
    const { facts } = createNotIdentifiedTexts({ ...EMPTY_OBSERVATION, takenAt });
    expect(facts.filter((line) => line.startsWith('Taken on'))).toEqual(lines);
  });
});
