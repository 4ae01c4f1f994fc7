import type { PlaceClue } from '../places/places.js';
import { applySecondLook, type LookCandidate, needsSecondLook } from './second-look.js';

const PALERMO = { location: 'Palermo, Italy', latitude: 38.115, longitude: 13.362, distanceMeters: null };
const CANDIDATES: LookCandidate[] = [
  { ...PALERMO, name: 'Fontana Pretoria' },
  { ...PALERMO, name: 'Quattro Canti' },
];
const recognized = (confidence: number, name = 'Fontana Pretoria', city: string | null = 'Palermo'): PlaceClue => ({
  kind: 'landmark recognized',
  text: [name, city].filter(Boolean).join(', '),
  confidence,
  sight: { name, city, country: null, subject: 'sight' },
});
const sign: PlaceClue = { kind: 'text in the photo', text: 'PALERMO', confidence: 0.4 };
const place = (contradicts: boolean) => ({
  evidence: [{ kind: sign.kind, detail: '', confidence: 0, ...(contradicts && { contradicts: true as const }) }],
});

describe('needsSecondLook', () => {
  it('is true if the first look is unsure, recognized nothing, or is contradicted', () => {
    expect(needsSecondLook([recognized(0.55)], place(false))).toBe(true);
    expect(needsSecondLook([sign], place(false))).toBe(true);
    expect(needsSecondLook([recognized(0.8)], place(true))).toBe(true);
    expect(needsSecondLook([recognized(0.8)], place(false))).toBe(false);
  });

  it('is false for a dish', () => {
    const dish = { ...recognized(0.1), sight: { ...recognized(0.1).sight!, subject: 'dish' as const } };
    expect(needsSecondLook([dish], null)).toBe(false);
  });
});

describe('applySecondLook', () => {
  const confidences = (clues: readonly PlaceClue[]) => clues.map(({ text, confidence }) => [text, confidence]);

  it.each([
    [0.3, 0.55],
    [0.55, 0.8],
    [0.8, 0.8],
  ])('raises a first look of %f to %f if both agree', (before, after) => {
    const clues = applySecondLook([recognized(before), sign], CANDIDATES, { index: 0, certainty: 'likely' });
    expect(clues).toEqual([recognized(after), sign]);
  });

  it('lowers a first look that differs, and counts its own choice one word less', () => {
    const clues = applySecondLook([recognized(0.55)], CANDIDATES, { index: 1, certainty: 'certain' });
    expect(confidences(clues)).toEqual([
      ['Fontana Pretoria, Palermo', 0.3],
      ['Quattro Canti, Palermo, Italy', 0.55],
    ]);
    expect(clues[1]?.position).toEqual({ latitude: 38.115, longitude: 13.362 });
  });

  it('lowers a first look if it chooses none, and ignores guesses', () => {
    for (const index of [null, 1]) {
      const clues = applySecondLook([recognized(0.3)], CANDIDATES, { index, certainty: 'guess' });
      expect(confidences(clues)).toEqual([['Fontana Pretoria, Palermo', 0.15]]);
    }
  });

  it('distinguishes sights of the same name in different towns', () => {
    const first = recognized(0.55, 'Fontana Pretoria', 'Rome');
    const clues = applySecondLook([first], CANDIDATES, { index: 0, certainty: 'certain' });
    expect(confidences(clues)).toEqual([
      ['Fontana Pretoria, Rome', 0.3],
      ['Fontana Pretoria, Palermo, Italy', 0.55],
    ]);
  });

  it('ignores an index outside the list', () => {
    const clues = applySecondLook([sign], CANDIDATES, { index: 7, certainty: 'certain' });
    expect(clues).toEqual([sign]);
  });
});
