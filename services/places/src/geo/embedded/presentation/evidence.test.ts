import { buildEvidence, describeUnusedClue } from './evidence.js';

type Clue = Parameters<typeof describeUnusedClue>[0];
type Candidate = Parameters<typeof buildEvidence>[1];

const POSITION = { latitude: 1.234567, longitude: -2.5 };
const clue = (change: object): Clue => ({ text: 'Old Mill', confidence: 0.5, ...change }) as Clue;
const sight = (change = {}): Candidate => ({ place: { kind: 'sight', name: 'Old Mill' }, ...change }) as Candidate;

test.each([
  [{ kind: 'named by the traveler' }, 'Old Mill was chosen as the place'],
  [{ kind: 'photo position', position: POSITION }, "The photo's own position is at Old Mill"],
  [{ kind: 'device position', position: POSITION }, "The device's position is at Old Mill"],
  [{ kind: 'landmark recognized' }, 'The photo was recognized as “Old Mill”'],
  [{ kind: 'text in the photo', text: 'MILL' }, 'The photo reads “MILL”, which names Old Mill'],
  [{ kind: 'stated location', text: ' old mill ' }, /^The location was given as “ ?old mill ?”$/],
  [{ kind: 'stated location', text: 'the mill' }, 'The location was given as “the mill”, which names Old Mill'],
  [{ kind: 'site details', text: 'the mill' }, 'The site was described as “the mill”, which names Old Mill'],
  [{ kind: 'web match', text: 'the mill' }, 'Similar images on the web are about “the mill”, which names Old Mill'],
  [{ kind: 'similar photo' }, 'A photo like this one was confirmed as Old Mill'],
])('buildEvidence: describes %j', (change, detail) => {
  const evidence = buildEvidence(clue(change), sight(), 0.7);
  expect(evidence).toMatchObject({ kind: change.kind, confidence: 0.7 });
  expect(evidence.detail).toMatch(detail);
  const unused = describeUnusedClue(clue(change), sight());
  expect(unused).toEqual({
    kind: change.kind,
    detail: `${evidence.detail}; the other clues point to another place`,
    confidence: 0,
  });
});

test.each([
  [{ kind: 'named by the traveler' }, '“Old Mill” was named, which is not a known place'],
  [{ kind: 'photo position', position: POSITION }, /^The photo's own position, .*, is in no known country$/],
  [{ kind: 'device position', position: POSITION }, /^The device's position, .*, is in no known country$/],
  [{ kind: 'text in the photo' }, 'The photo reads “Old Mill”, which names no known place'],
  [{ kind: 'stated location' }, 'The location was given as “Old Mill”, which is not a known place'],
  [{ kind: 'site details' }, 'The site was described as “Old Mill”, which is not a known sight'],
  [{ kind: 'landmark recognized' }, 'The photo was recognized as “Old Mill”, which is not a known sight'],
  [
    { kind: 'landmark recognized', sight: { subject: 'painting', name: 'x' } },
    'The photo was recognized as “Old Mill”. No source here says which museum holds it',
  ],
])('describeUnusedClue: describes %j, which means no place', (change, detail) => {
  expect(describeUnusedClue(clue(change), undefined)?.detail).toMatch(detail);
});

test.each(['web match', 'similar photo'])('describeUnusedClue: omits a %s that means no place', (kind) => {
  expect(describeUnusedClue(clue({ kind }), undefined)).toBeNull();
});

test.each([
  [
    { confirmed: { heldWork: 'The Kiss', source: 'Wikidata' } },
    'The photo was recognized as “The Kiss”, which Wikidata says is in Old Mill',
  ],
  [{ confirmed: { source: 'Wikidata' } }, 'The photo was recognized as “Old Mill”, which Wikidata knows there'],
  [{ sight: { subject: 'dish', name: 'Pho' } }, 'The photo was recognized as “Pho”, a dish of Old Mill'],
  [
    { sight: { subject: 'building', name: 'x' } },
    'The photo service named “Old Mill”. No source here confirms it: only Old Mill is known',
  ],
])('buildEvidence: describes the sight %j', (change, detail) => {
  const seen = clue({ kind: 'landmark recognized', ...change });
  expect(buildEvidence(seen, sight({ isUnmatched: true }), 0.7).detail).toBe(detail);
});

const town = (distanceDegrees: number, population: number): Candidate =>
  ({
    place: { kind: 'city', name: 'Millbury', town: { ...POSITION, name: 'Millbury', population } },
    cluePosition: { ...POSITION, latitude: POSITION.latitude + distanceDegrees },
  }) as unknown as Candidate;
test.each([
  ['the center of a small town', 0.013, 2_000, 'in Millbury', true],
  ['a large town', 0.03, 400_000, 'in Millbury', true],
  ['the area of a small town', 0.03, 2_000, 'in the area of Millbury, 3.3 km from the center of Millbury', undefined],
])('buildEvidence: a position in %s', (_, degrees, population, location, insideTown) => {
  const evidence = buildEvidence(clue({ kind: 'photo position' }), town(degrees, population), 0.7);
  expect(evidence.detail).toBe(`The photo's own position is ${location}`);
  expect(evidence.insideTown).toBe(insideTown);
});
