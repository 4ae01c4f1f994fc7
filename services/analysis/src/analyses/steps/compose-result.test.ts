import { DESCRIBED_AREZZO, EMPTY_OBSERVATION } from '../../../test/support/provider-fixtures.js';
import { composeResult, toShownPosition } from './compose-result.js';

const id = '11111111-2222-4333-8444-555555555555';
const writing = { provider: 'openai', model: 'model-w', promptVersion: '1', note: null };
const texts = { title: 'A title', description: 'd', category: 'Other' as const, culturalInfo: 'c', facts: ['f'] };
const verification = {
  sentences: [{ text: 'd', facts: [DESCRIBED_AREZZO.background.facts[0]!.id], grade: 'sourced' as const }],
  omitted: 3,
};
const parts = { id, observation: EMPTY_OBSERVATION, guess: null, alternatives: [], texts, writing, verification };
const { place, nearbyAttractions, exactPlace, recommendations } = DESCRIBED_AREZZO;

describe('composeResult', () => {
  it('takes texts from the writer and everything else from the place', () => {
    const located = {
      ...place,
      category: 'Museum' as const,
      placeType: 'City' as const,
      confidence: 0.8,
      evidence: [],
    };
    const described = { ...DESCRIBED_AREZZO, place: located, exactPlace: null };
    expect(composeResult({ ...parts, place: described, alternatives: [place] })).toEqual({
      id,
      identified: true,
      outcome: 'identified',
      candidates: [],
      ...texts,
      category: 'Museum',
      placeType: 'City',
      location: 'Arezzo, Italy',
      latitude: place.latitude,
      longitude: place.longitude,
      guidePosition: { latitude: place.latitude, longitude: place.longitude },
      travelRecommendations: recommendations,
      nearbyAttractions,
      evidence: [],
      sources: DESCRIBED_AREZZO.background.sources,
      verification,
      citedFacts: DESCRIBED_AREZZO.background.facts,
      confidence: 0.8,
      provider: 'openai',
      writing,
      vision: EMPTY_OBSERVATION.vision,
      alternatives: [place],
      discoveryId: null,
      imageUrl: null,
      thumbnailUrl: null,
    });
  });

  describe('position of the guide', () => {
    const getGuidePosition = (change: Partial<typeof place>, alternatives: (typeof place)[] = []) =>
      composeResult({ ...parts, place: { ...DESCRIBED_AREZZO, place: { ...place, ...change } }, alternatives })
        .guidePosition;
    const { latitude, longitude } = place;
    const evidence = [{ kind: 'named by the traveler' as const, detail: 'd', confidence: 0.95 }];

    it('is that of the place, never of the photo, if the place was chosen or has namesakes', () => {
      expect(getGuidePosition({ evidence })).toEqual({ latitude, longitude });
      expect(getGuidePosition({}, [{ ...place, region: 'Elsewhere' }])).toEqual({ latitude, longitude });
    });

    it('is omitted for other places and for countries', () => {
      expect(getGuidePosition({}, [{ ...place, name: 'Siena' }])).toBeNull();
      expect(getGuidePosition({ kind: 'country', evidence })).toBeNull();
    });
  });

  it('shows its owner the position of the photo and what is near it', () => {
    const { latitude, longitude } = exactPlace!;
    const result = composeResult({ ...parts, place: DESCRIBED_AREZZO });
    expect(result).toMatchObject({ latitude, longitude, nearbyAttractions: exactPlace!.nearbyAttractions });
  });

  it('says how far from a town a place is, if it is outside of it', () => {
    const outside = { ...place, locationLabel: '12 km from Arezzo, Italy' };
    expect(composeResult({ ...parts, place: { ...DESCRIBED_AREZZO, place: outside } })).toMatchObject({
      location: 'Arezzo, Italy',
      locationLabel: '12 km from Arezzo, Italy',
    });
    const inside = composeResult({ ...parts, place: DESCRIBED_AREZZO });
    expect(Object.keys(inside)).not.toContain('locationLabel');
    expect(Object.keys(inside)).not.toContain('0');
  });

  it('names a country without a town', () => {
    const country = { ...DESCRIBED_AREZZO, place: { ...place, kind: 'country' as const, city: null } };
    const result = composeResult({ ...parts, place: { ...country, recommendations: null } });
    expect(result).toMatchObject({ location: 'Italy', travelRecommendations: null });
  });

  it.each(['country', 'region'] as const)('does not call a %s identified that only the visitor names', (kind) => {
    const evidence = [{ kind: 'stated location' as const, detail: 'd', confidence: 0.85 }];
    const area = { ...place, kind, name: 'Italy', city: null, evidence };
    const sight = { ...nearbyAttractions[0]!, note: 'Rome' };
    const described = { ...DESCRIBED_AREZZO, place: area, exactPlace: null, nearbyAttractions: [sight] };
    const result = composeResult({ ...parts, place: described });
    expect(result).toMatchObject({ identified: false, outcome: 'position only', candidates: [{ why: 'Rome' }] });
  });

  it('never takes the capital of a country for the place of a photo', () => {
    const country = { ...place, kind: 'country' as const, city: null };
    const unlocated = { ...DESCRIBED_AREZZO, place: country, exactPlace: null };
    expect(composeResult({ ...parts, place: unlocated })).toMatchObject({ latitude: null, longitude: null });
    const { latitude, longitude } = exactPlace!;
    const located = { ...DESCRIBED_AREZZO, place: country };
    expect(composeResult({ ...parts, place: located })).toMatchObject({ latitude, longitude });
    expect(toShownPosition(located)).toMatchObject({ latitude: null, longitude: null, exactPlace });
  });

  it('says where a photo was taken of which only the position is known, and asks which sight it shows', () => {
    const evidence = [{ kind: 'photo position' as const, detail: 'd', confidence: 0.8, areaOnly: true as const }];
    const town = { ...DESCRIBED_AREZZO, place: { ...place, evidence } };
    const named = { ...place, name: 'Eiffel Tower', kind: 'landmark' as const, latitude: 48.858, longitude: 2.294 };
    const result = composeResult({ ...parts, place: town, alternatives: [named] });
    expect(result).toMatchObject({ identified: false, outcome: 'position only', location: 'Arezzo, Italy' });
    const [sight] = exactPlace!.nearbyAttractions;
    expect(result.candidates.map(({ name, why }) => [name, why])).toEqual([
      [sight!.name, `${sight!.distance} from this position`],
      ['Eiffel Tower', named.evidence[0]?.detail ?? ''],
    ]);
  });

  it('does not ask for sights too far away to be seen', () => {
    const [sight] = exactPlace!.nearbyAttractions;
    const evidence = [{ kind: 'photo position' as const, detail: 'd', confidence: 0.8, areaOnly: true as const }];
    const at = (degrees: number) => ({
      ...sight!,
      name: `${degrees} degrees north`,
      coordinates: { lat: exactPlace!.latitude + degrees, lng: exactPlace!.longitude },
    });
    const nearby = { ...exactPlace!, nearbyAttractions: [at(0.04), at(0.05)] };
    const town = { ...DESCRIBED_AREZZO, place: { ...place, evidence }, exactPlace: nearby };
    const result = composeResult({ ...parts, place: town, alternatives: [] });
    expect(result.candidates.map(({ name }) => name)).toEqual(['0.04 degrees north']);
  });

  it('offers up to three guesses with their clues, and states nothing about them', () => {
    const toGuess = (name: string, latitude: number) => ({
      ...place,
      name,
      latitude,
      confidence: 0.3,
      evidence: [{ kind: 'text in the photo' as const, detail: `It reads ${name}`, confidence: 0.3 }],
    });
    const [guess, ...alternatives] = ['Siena', 'Siena', 'Lucca', 'Pisa', 'Prato'].map((name, index) =>
      toGuess(name, name === 'Siena' ? 43 : 44 + index),
    );
    const result = composeResult({ ...parts, place: null, guess: guess!, alternatives });
    expect(result).toMatchObject({
      identified: false,
      outcome: 'perhaps',
      title: 'Perhaps one of these',
      description: 'We are not sure what this photo shows. Choose the place, and we write about it.',
      facts: texts.facts,
      location: 'Not identified',
      latitude: null,
      confidence: 0.3,
      evidence: guess!.evidence,
      culturalInfo: '',
      travelRecommendations: null,
    });
    expect(result.candidates).toMatchObject([
      { name: 'Siena', location: 'Tuscany, Italy', why: 'It reads Siena' },
      { name: 'Lucca' },
      { name: 'Pisa' },
    ]);
    expect(`${result.title} ${result.description}`).not.toMatch(/Siena|Lucca|Pisa/);
  });

  it('offers the places again that were offered before the owner chose one', () => {
    const offered = [
      { name: 'Duomo', location: '', why: '240 m from this position', latitude: 43.46, longitude: 11.88 },
    ];
    expect(composeResult({ ...parts, place: DESCRIBED_AREZZO, offered }).candidates).toEqual(offered);
    expect(composeResult({ ...parts, place: null, offered }).candidates).toEqual([]);
  });

  it('leaves out text that was read too badly to be quoted, if it led nowhere', () => {
    const clue = (detail: string, confidence: number) => ({ kind: 'text in the photo' as const, detail, confidence });
    const evidence = [clue('RIKIN', 0), clue('AREZZO', 0.4)];
    const described = { ...DESCRIBED_AREZZO, place: { ...place, evidence } };
    const read = (readText: string | null) =>
      composeResult({ ...parts, observation: { ...EMPTY_OBSERVATION, readText }, place: described }).evidence;
    expect(read(null)).toEqual([evidence[1]]);
    expect(read('RIKIN')).toEqual(evidence);
  });

  it('names the language of the lettering in a photo only if nothing was identified', () => {
    const observation = { ...EMPTY_OBSERVATION, readText: 'キリン' };
    const lettering = { language: 'Japanese', country: 'Japan', countryCode: 'JP' };
    expect(composeResult({ ...parts, observation, place: null })).toMatchObject({ identified: false, lettering });
    expect(composeResult({ ...parts, observation, place: DESCRIBED_AREZZO })).not.toHaveProperty('lettering');
    expect(composeResult({ ...parts, place: null })).not.toHaveProperty('lettering');
  });

  it('states that nothing was identified', () => {
    expect(composeResult({ ...parts, place: null, verification: null })).toMatchObject({
      identified: false,
      outcome: 'not identified',
      candidates: [],
      category: 'Other',
      location: 'Not identified',
      latitude: null,
      longitude: null,
      discoveryId: null,
      confidence: 0,
      evidence: [],
      nearbyAttractions: [],
      travelRecommendations: null,
      verification: null,
      citedFacts: [],
    });
  });
});

it('toShownPosition: shows the place to everyone, and the position of the photo separately', () => {
  const { latitude, longitude } = place;
  const { background: knowledge } = DESCRIBED_AREZZO;
  expect(toShownPosition(DESCRIBED_AREZZO)).toEqual({
    latitude,
    longitude,
    nearbyAttractions,
    exactPlace,
    knowledge,
  });
});
