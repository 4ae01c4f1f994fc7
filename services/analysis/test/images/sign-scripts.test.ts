import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { PhotoOcr } from '../../src/images/ocr.js';

interface PrintedSign {
  text: string;
  script: string;
  latitude: number;
  longitude: number;
  /** A JPEG in base64. */
  photo: string;
}

const RENDERER = join(__dirname, '../../../../infra/bench/ocr/print-plain-signs.ts');
const SCRIPT_COUNT = 10;
/** The machine may be busy with other tests; a sign takes less than a second alone. */
const LIMITS = { timeMs: 60_000, idleMs: 60_000 };

let signs: PrintedSign[];
let reader: PhotoOcr;

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [RENDERER], { maxBuffer: 8 * 1024 ** 2 });
  signs = JSON.parse(stdout) as PrintedSign[];
  reader = new PhotoOcr(LIMITS);
});
afterAll(() => reader.close());

const toPosition = ({ latitude, longitude }: PrintedSign) => ({ latitude, longitude });
const getLetters = (text: string | null) => (text ?? '').normalize('NFKC').replace(/[^\p{L}\p{M}]/gu, '');

test('PhotoOcr: reads a sign in the script of the country of its position', async () => {
  expect(signs).toHaveLength(SCRIPT_COUNT);
  const found: Record<string, string> = {};
  for (const sign of signs) {
    found[sign.script] = getLetters(await reader.read(Buffer.from(sign.photo, 'base64'), toPosition(sign)));
  }
  expect(found).toEqual(
    Object.fromEntries(signs.map(({ script, text }) => [script, expect.stringContaining(getLetters(text))])),
  );
}, 120_000);

test('PhotoOcr: detects the script of a sign without a position, and reads none but Latin in France', async () => {
  const station = signs.find(({ script }) => script === 'japanese')!;
  const photo = Buffer.from(station.photo, 'base64');
  expect(getLetters(await reader.read(photo))).toContain(getLetters(station.text));
  const inParis = await reader.read(photo, { latitude: 48.8566, longitude: 2.3522 });
  expect(getLetters(inParis)).not.toMatch(/\p{Script=Han}/u);
}, 120_000);
