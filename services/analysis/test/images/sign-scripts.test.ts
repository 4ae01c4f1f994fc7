import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Position } from '@placelore/contracts/places/geography.js';
import sharp from 'sharp';
import { PhotoOcr } from '../../src/images/ocr.js';
import { AnalysisTestService, createGuest } from '../support/analysis-test-service.js';
import { writePosition } from '../support/create-photo.js';

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
/** Long, because other tests may keep the machine busy; alone, a sign takes less than a second. */
const LIMITS = { timeMs: 60_000, idleMs: 60_000 };

let signs: PrintedSign[];
let reader: PhotoOcr;

beforeAll(async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [RENDERER], { maxBuffer: 8 * 1024 ** 2 });
  signs = JSON.parse(stdout) as PrintedSign[];
  reader = new PhotoOcr(LIMITS);
});
afterAll(() => reader.close());

const findStation = () => signs.find(({ script }) => script === 'japanese')!;
const toPosition = ({ latitude, longitude }: PrintedSign) => ({ latitude, longitude });
const getLetters = (text: string | null) => (text ?? '').normalize('NFKC').replace(/[^\p{L}\p{M}]/gu, '');

test('PhotoOcr: reads a sign in the script of the country of its position', async () => {
  expect(signs).toHaveLength(SCRIPT_COUNT);
  const found: Record<string, string> = {};
  for (const sign of signs) {
    found[sign.script] = getLetters(
      (await reader.read(Buffer.from(sign.photo, 'base64'), toPosition(sign)))?.text ?? null,
    );
  }
  expect(found).toEqual(
    Object.fromEntries(signs.map(({ script, text }) => [script, expect.stringContaining(getLetters(text))])),
  );
}, 120_000);

test('PhotoOcr: detects the script of a sign without a position', async () => {
  const station = findStation();
  expect(getLetters((await reader.read(Buffer.from(station.photo, 'base64')))?.text ?? null)).toContain(
    getLetters(station.text),
  );
}, 120_000);

test("observe: the photo's position selects the script, and the clue is the exact text of the sign", async () => {
  const station = findStation();
  const service = await AnalysisTestService.start({}, undefined, { readsText: true });
  const observe = async (position: Position) => {
    const photo = await writePosition(sharp(Buffer.from(station.photo, 'base64')).jpeg(), position);
    return (await service.internal(`analyses/${await service.submit(createGuest(), photo)}/observe`)).body.observation;
  };
  try {
    const inTokyo = await observe(toPosition(station));
    const textClue = inTokyo.clues.find(({ kind }: { kind: string }) => kind === 'text in the photo');
    expect(textClue.text).toContain(station.text);
    const inParis = await observe({ latitude: 48.8566, longitude: 2.3522 });
    expect(getLetters(inParis.readText)).not.toMatch(/\p{Script=Han}/u);
  } finally {
    await service.stop();
  }
}, 120_000);
