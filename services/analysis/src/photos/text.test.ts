import { clean, joinReadings } from './text.js';

const word = (text: string, confidence = 90) => ({ text, confidence });

describe('clean', () => {
  it('keeps lines of words that are sure and long enough', () => {
    const lines = [
      [word('HOTEL'), word('--'), word('ROMA', 60)],
      [word('dim', 59), word('--|--'), word('a.b')],
      [word('1889')],
    ];
    expect(clean(lines)).toBe('HOTEL ROMA\n1889');
  });

  it('keeps short words only beside others, and when they are very sure', () => {
    expect(clean([[word('Musée'), word('de'), word('la', 70)], [word('El')]])).toBe('Musée de');
  });

  it('keeps long words that are a little less sure', () => {
    expect(clean([[word('Stonehenge', 45)], [word('Avebury', 44)]])).toBe('Stonehenge');
  });

  it('returns null when nothing is kept', () => {
    expect(clean([])).toBeNull();
    expect(clean([[word('||'), word('xy')]])).toBeNull();
  });

  it('counts letters of any script and drops control characters', () => {
    expect(clean([[word('Φίλιπποι'), word('Ca\u0000f\u200bé')]])).toBe('Φίλιπποι Café');
  });

  it('keeps at most 1000 characters, cut between lines', () => {
    const text = clean(Array(200).fill([word('abcdefghi')]));
    expect(text).toBe(Array(100).fill('abcdefghi').join('\n'));
    expect(clean([[word('x'.repeat(3000))]])).toHaveLength(1000);
  });
});

describe('joinReadings', () => {
  it('keeps each line once, and of two that say the same the longer one', () => {
    expect(joinReadings('UFFIZI', 'Galleria degli Uffizi\nOPEN')).toBe('Galleria degli Uffizi\nOPEN');
    expect(joinReadings('Café Roma', 'CAFE ROMA')).toBe('Café Roma');
    expect(joinReadings(null, 'Arezzo')).toBe('Arezzo');
    expect(joinReadings(null, null)).toBeNull();
  });
});
