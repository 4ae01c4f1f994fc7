import { cleanLines, joinLetters, MIN_QUOTED_CONFIDENCE, mergeReadings } from './ocr-lines.js';

const createWord = (text: string, confidence = 90) => ({ text, confidence, left: 0, right: 0 });

describe('cleanLines', () => {
  it('returns lines of words with enough confidence and length', () => {
    const lines = [
      [createWord('HOTEL'), createWord('--'), createWord('ROMA', 60)],
      [createWord('dim', 59), createWord('--|--'), createWord('a.b')],
      [createWord('1889')],
    ];
    expect(cleanLines(lines)).toBe('HOTEL ROMA\n1889');
  });

  it('returns short words only next to others, and only with high confidence', () => {
    expect(cleanLines([[createWord('Musée'), createWord('de'), createWord('la', 70)], [createWord('El')]])).toBe(
      'Musée de',
    );
  });

  it('accepts slightly less confidence for long words', () => {
    expect(cleanLines([[createWord('Stonehenge', 45)], [createWord('Avebury', 44)]])).toBe('Stonehenge');
  });

  it('returns only clear words if they are to be quoted', () => {
    const lines = [[createWord('RIKIN', 83)], [createWord('HOTEL', 93), createWord('ROMA', 84)]];
    expect(cleanLines(lines, MIN_QUOTED_CONFIDENCE)).toBe('HOTEL');
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

describe('joinLetters', () => {
  /** Letters of 20 pixels, of which the first starts in the middle of a line. */
  const createLetters = (letters: string, gap: number) =>
    [...letters].map((text, index) => ({
      text,
      confidence: 90,
      left: 500 + index * (20 + gap),
      right: 520 + index * (20 + gap),
    }));
  const join = (letters: string, gap: number) => joinLetters(createLetters(letters, gap)).map(({ text }) => text);

  it('joins letters of scripts without spaces, and the syllables of a Korean word', () => {
    expect(join('東京駅', 12)).toEqual(['東京駅']);
    expect(join('วัด', 4)).toEqual(['วัด']);
    expect(join('서울', 4)).toEqual(['서울']);
  });

  it('keeps words apart that have a wide gap, and words in other scripts', () => {
    expect(join('東京', 60)).toEqual(['東', '京']);
    expect(join('서울', 20)).toEqual(['서', '울']);
    expect(join('Аб', 1)).toEqual(['А', 'б']);
  });

  it('allows gaps of one and a half letters, and of less than half a syllable, also after joined letters', () => {
    expect([join('東京', 30), join('東京', 31)]).toEqual([['東京'], ['東', '京']]);
    expect([join('서울역', 9), join('서울역', 10)]).toEqual([['서울역'], ['서', '울', '역']]);
    expect([join('東京都庁前駅', 30), join('東京都庁前駅', 31)]).toEqual([['東京都庁前駅'], [...'東京都庁前駅']]);
  });

  it('gives a joined word the mean confidence of its letters', () => {
    const [first, second, third] = createLetters('渋谷駅', 2);
    const [word] = joinLetters([
      { ...first!, confidence: 95 },
      { ...second!, confidence: 65 },
      { ...third!, confidence: 50 },
    ]);
    expect(word).toEqual({ text: '渋谷駅', confidence: 70, left: 500, right: 564 });
  });
});

describe('cleanLines in other scripts', () => {
  it('accepts two syllables as a name, but not one, nor one repeated', () => {
    expect(cleanLines([[createWord('渋谷')], [createWord('駅')], [createWord('圖圖圖圖一')]])).toBe('渋谷');
  });

  it('accepts short words with vowel signs', () => {
    expect(cleanLines([[createWord('लाल'), createWord('किला')]])).toBe('लाल किला');
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
