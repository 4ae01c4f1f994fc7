import type { OcrEngines } from './ocr-engine.js';
import type { OcrWord } from './ocr-lines.js';
import type { GrayImage } from './rows/letter-components.js';
import { countLegibleWords, rateScript, SignReader } from './sign-reader.js';
import type { SignScript } from './sign-scripts.js';

const TOKYO = { latitude: 35.6812, longitude: 139.7671 };
const PARIS = { latitude: 48.8566, longitude: 2.3522 };
const BUDGET_MS = 60_000;

const createWord = (text: string, confidence: number): OcrWord => ({ text, confidence, left: 0, right: 10 });

/** A photo of one line of five letters E. */
function drawLine(): GrayImage {
  const [width, height] = [400, 200];
  const data = new Uint8Array(width * height).fill(220);
  for (const left of [60, 110, 160, 210, 260]) {
    for (let y = 80; y < 124; y++) {
      const isBar = (y - 80) % 19 < 6;
      data.fill(30, y * width + left, y * width + left + (isBar ? 34 - (y - 80) / 6 : 7));
    }
  }
  return { data, width, height };
}

/** A photo of five letters E below each other. */
function drawColumn(): GrayImage {
  const [width, height] = [200, 400];
  const data = new Uint8Array(width * height).fill(220);
  for (const top of [60, 110, 160, 210, 260]) {
    for (let y = 0; y < 44; y++) {
      data.fill(30, (top + y) * width + 80, (top + y) * width + 80 + (y % 19 < 6 ? 40 - y / 6 : 9));
    }
  }
  return { data, width, height };
}

/** Creates a reader whose engines read the given word in each script, and noise in all other scripts. */
function createReader(words: Partial<Record<SignScript, OcrWord>>): { reader: SignReader; requested: Set<SignScript> } {
  const requested = new Set<SignScript>();
  const recognize: OcrEngines['recognize'] = async (_image, script) => {
    requested.add(script);
    return [[words[script] ?? createWord('|', 20)]];
  };
  return { reader: new SignReader({ recognize }), requested };
}

const readTexts = async (reader: SignReader, position: typeof TOKYO | null, budgetMs = BUDGET_MS) =>
  (await reader.readRows(drawLine(), position, budgetMs)).lines.flat().map(({ text }) => text);

describe('SignReader', () => {
  it('reads the script of the country, and selects the better reading of a line', async () => {
    const { reader, requested } = createReader({ latin: createWord('RRER', 50), japanese: createWord('東京駅', 93) });
    expect(await readTexts(reader, TOKYO)).toEqual(['東京駅']);
    expect([...requested]).toEqual(['latin', 'japanese']);
  });

  it('keeps a Latin sign in such a country', async () => {
    const { reader } = createReader({ latin: createWord('HOTEL', 95), japanese: createWord('ロロ', 20) });
    expect(await readTexts(reader, TOKYO)).toContain('HOTEL');
  });

  it('reads only Latin in countries that write Latin', async () => {
    const { reader, requested } = createReader({ japanese: createWord('東京駅', 93) });
    await readTexts(reader, PARIS);
    expect([...requested]).toEqual(['latin']);
  });

  it('detects the script of the highest confidence without a position', async () => {
    const { reader } = createReader({ cyrillic: createWord('Пловдив', 80), greek: createWord('Πλάκα', 91) });
    const { lines, script } = await reader.readRows(drawLine(), null, BUDGET_MS);
    expect(script).toBe('greek');
    expect(lines.flat().map(({ text }) => text)).toEqual(['Πλάκα']);
  });

  it('first tries the scripts of upright letters below each other, and stops at the letters of Japanese', async () => {
    const { reader, requested } = createReader({ japanese: createWord('リン番', 80), greek: createWord('Πλάκα', 91) });
    const { lines, script } = await reader.readRows(drawColumn(), null, BUDGET_MS);
    expect(script).toBe('japanese');
    expect(lines.flat().map(({ text }) => text)).toContain('リン番');
    expect([...requested]).toEqual(['latin', 'japanese']);
  });

  it('takes a single Latin word for a brand on such a sign', async () => {
    const { reader } = createReader({ latin: createWord('KIRIN', 90), japanese: createWord('リン番', 80) });
    expect((await reader.readRows(drawColumn(), null, BUDGET_MS)).script).toBe('japanese');
  });

  it('detects no script in noise, and tries no other for a legible Latin sign', async () => {
    expect((await createReader({}).reader.readRows(drawLine(), null, BUDGET_MS)).script).toBe('latin');
    const { reader, requested } = createReader({ latin: createWord('Museum', 95), greek: createWord('Μουσείο', 99) });
    await readTexts(reader, null);
    expect([...requested]).toEqual(['latin']);
  });

  it('stops after its time limit', async () => {
    const { reader, requested } = createReader({ japanese: createWord('東京駅', 93) });
    expect(await readTexts(reader, TOKYO, -1)).toEqual([]);
    expect(requested.size).toBe(0);
  });
});

test.each([
  ['Musée', 90, 1],
  ['MOCKBA', 96, 0],
  ['BOK3an', 70, 0],
  ['ab', 96, 0],
])(
  'countLegibleWords: requires a confident Latin word with a letter that other scripts lack, as %s',
  (text, confidence, count) => {
    expect(countLegibleWords([{ words: [createWord(text, confidence)] }, { words: [] }])).toBe(count);
  },
);

test('rateScript: is the mean confidence of enough letters of the script', () => {
  expect(rateScript([createWord('Эрми', 90), createWord('таж', 76)], 'cyrillic')).toBeCloseTo(84);
  expect(rateScript([createWord('Эр', 90)], 'cyrillic')).toBe(0);
  expect(rateScript([createWord('Museum', 90)], 'cyrillic')).toBe(0);
});
