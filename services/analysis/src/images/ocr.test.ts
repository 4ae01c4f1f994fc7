import { cleanLines, mergeReadings } from './ocr.js';

const createWord = (text: string, confidence = 90) => ({ text, confidence });

describe('cleanLines', () => {
  it('returns lines of words with enough confidence and length', () => {
    const lines = [
      [createWord('HOTEL'), createWord('--'), createWord('ROMA', 60)],
      [createWord('dim', 59), createWord('--|--'), createWord('a.b')],
      [createWord('1889')],
    ];
    expect(cleanLines(lines)).toBe('HOTEL ROMA\n1889');
  });

  it('returns short words only next to others, and with high confidence', () => {
    expect(cleanLines([[createWord('Musée'), createWord('de'), createWord('la', 70)], [createWord('El')]])).toBe(
      'Musée de',
    );
  });

  it('accepts slightly less confidence for long words', () => {
    expect(cleanLines([[createWord('Stonehenge', 45)], [createWord('Avebury', 44)]])).toBe('Stonehenge');
  });

  it('returns null when no word remains', () => {
    expect(cleanLines([])).toBeNull();
    expect(cleanLines([[createWord('||'), createWord('xy')]])).toBeNull();
  });

  it('counts letters of any script and removes control characters', () => {
    expect(cleanLines([[createWord('Φίλιπποι'), createWord('Ca\u0000f\u200bé')]])).toBe('Φίλιπποι Café');
  });

  it('returns at most 1000 characters, cut between lines', () => {
    const text = cleanLines(Array(200).fill([createWord('abcdefghi')]));
    expect(text).toBe(Array(100).fill('abcdefghi').join('\n'));
    expect(cleanLines([[createWord('x'.repeat(3000))]])).toHaveLength(1000);
  });
});

describe('mergeReadings', () => {
  it('returns each line once, and the longer of two equivalent ones', () => {
    expect(mergeReadings('UFFIZI', 'Galleria degli Uffizi\nOPEN')).toBe('Galleria degli Uffizi\nOPEN');
    expect(mergeReadings('Café Roma', 'CAFE ROMA')).toBe('Café Roma');
    expect(mergeReadings(null, 'Arezzo')).toBe('Arezzo');
    expect(mergeReadings(null, null)).toBeNull();
  });
});
