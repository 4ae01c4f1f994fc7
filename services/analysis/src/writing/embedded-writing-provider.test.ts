import type { Observation } from '@placelore/contracts/analysis/analyses.internal.js';
import {
  AREZZO,
  AREZZO_BACKGROUND,
  EIFFEL_TOWER,
  EIFFEL_TOWER_BACKGROUND,
  EIFFEL_TOWER_TEXTS,
  EMPTY_OBSERVATION,
  NEVER_ABORTED,
} from '../../test/support/provider-fixtures.js';
import { EmbeddedWritingProvider } from './embedded-writing-provider.js';
import type { WritingBrief } from './writing-provider.js';

const write = async (brief: Partial<WritingBrief>) => {
  const fullBrief = { place: null, background: null, observation: EMPTY_OBSERVATION, ...brief };
  return (await new EmbeddedWritingProvider().write(fullBrief, NEVER_ABORTED)).texts;
};

it('EmbeddedWritingProvider: uses the facts of the guidebook', async () => {
  expect(await write({ place: EIFFEL_TOWER, background: EIFFEL_TOWER_BACKGROUND })).toEqual({
    title: 'Eiffel Tower',
    description: EIFFEL_TOWER_TEXTS.summary,
    category: 'Landmark',
    culturalInfo: `${EIFFEL_TOWER_TEXTS.significance}\n\nPeriod: 1887–1889. Best time to visit: ${EIFFEL_TOWER_TEXTS.bestTime}`,
    facts: EIFFEL_TOWER_TEXTS.facts,
  });
});

it('EmbeddedWritingProvider: describes a town without an entry by its location, and says that no more is known', async () => {
  const texts = await write({ place: AREZZO, background: AREZZO_BACKGROUND });
  expect(texts.description).toBe(
    'The evidence places this photo in or near Arezzo, Tuscany, Italy. The exact sight could not be identified.',
  );
  expect(texts.culturalInfo).toContain('know little about Arezzo yet');
  expect(texts.facts).toEqual(['About 91,600 people live there.']);
  expect((await write({ place: AREZZO })).facts).toEqual(['Arezzo is in Tuscany, Italy.']);
});

it('EmbeddedWritingProvider: mentions only the country when just that is known', async () => {
  const italy = { ...AREZZO, kind: 'country' as const, name: 'Italy', city: null, region: null };
  expect((await write({ place: italy })).description).toBe(
    'The evidence places this photo in Italy. The exact place could not be identified.',
  );
});

it('EmbeddedWritingProvider: names the kind of a sight that only another provider knows', async () => {
  expect((await write({ place: { ...EIFFEL_TOWER, category: 'Architecture' } })).description).toBe(
    'Eiffel Tower (Tour Eiffel) is a work of architecture in Paris, Île-de-France, France.',
  );
});

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

  it('describe what was observed, and what would help', async () => {
    const texts = await write({ observation: observedPhoto });
    expect(texts).toMatchObject({ title: 'Not identified', category: 'Other' });
    expect(texts.facts).toEqual([
      'Text read in the photo: “GRAND HOTEL”.',
      'Seen in the photo: Rock, Cliff.',
      "Taken on 12 May 2019, by the camera's clock.",
      'The photo contains the position -40.1000, -30.2500, where we found no place.',
      'We found no place called “Qwertzuiop”.',
      'It may show “Half Dome”, which could not be confirmed.',
    ]);
    expect(texts.culturalInfo).toContain('nearest larger town');
    expect(texts.culturalInfo).not.toContain('straight from the camera');
  });

  it('do not claim observations when there are none', async () => {
    const texts = await write({ observation: { ...EMPTY_OBSERVATION, takenAt: 'gibberish' } });
    expect(texts.description).toContain('no position, no readable text');
    expect(texts.facts).toEqual(['The photo contains no position and no readable text.']);
    expect(texts.culturalInfo).toContain('say where it was taken');
  });
});
