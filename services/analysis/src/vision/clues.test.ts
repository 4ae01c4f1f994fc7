import { analysisHints } from '@placelore/contracts/analysis/analyses.js';
import { getHintClues, getTextClues, sortByEvidence } from './clues.js';

const arezzo = { latitude: 43.46745, longitude: 11.88513 };

it('hint clues: have the confidence of their kind, strongest kinds first', () => {
  const hints = analysisHints.parse({
    source: 'camera_capture',
    location: 'Arezzo, Italy',
    siteDetails: 'Piazza Grande',
    latitude: '43.5',
    longitude: '11.9',
  });
  expect(getHintClues(hints, { position: arezzo })).toEqual([
    { kind: 'photo position', position: arezzo, confidence: 0.95 },
    { kind: 'stated location', text: 'Arezzo, Italy', confidence: 0.85 },
    { kind: 'site details', text: 'Piazza Grande', confidence: 0.6 },
    { kind: 'device position', position: { latitude: 43.5, longitude: 11.9 }, confidence: 0.8 },
  ]);
});

it('hint clues: trust the device less for an uploaded file, and ignore half a position', () => {
  const uploaded = getHintClues(analysisHints.parse({ ...arezzo, source: 'file_upload' }), {});
  expect(uploaded).toEqual([{ kind: 'device position', position: arezzo, confidence: 0.7 }]);
  expect(getHintClues(analysisHints.parse({ latitude: 1 }), { position: null })).toEqual([]);
});

it('hint clues: accept positions on the equator and the prime meridian', () => {
  expect(getHintClues(analysisHints.parse({ latitude: 0, longitude: 0 }), {})).toHaveLength(1);
});

it('photo text clue: exists only for legible text, within the length limit', () => {
  expect(getTextClues(' \n\u200B ')).toEqual([]);
  expect(getTextClues('GRAND\nHOTEL')).toEqual([{ kind: 'text in the photo', text: 'GRAND\nHOTEL', confidence: 0.4 }]);
  expect(getTextClues('word '.repeat(1000))[0]?.text?.length).toBeLessThanOrEqual(2000);
});

it('sortByEvidence: orders clues by kind, then by confidence', () => {
  const clues = sortByEvidence([
    { kind: 'web match', text: 'a', confidence: 0.5 },
    { kind: 'landmark recognized', text: 'b', confidence: 0.3 },
    { kind: 'landmark recognized', text: 'c', confidence: 0.8 },
    { kind: 'photo position', position: arezzo, confidence: 0.1 },
  ]);
  expect(clues.map(({ text }) => text)).toEqual([undefined, 'c', 'b', 'a']);
});
