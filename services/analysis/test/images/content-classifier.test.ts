import sharp from 'sharp';
import { ContentClassifier } from '../../src/images/content-classifier.js';
import { LocalModeration } from '../../src/vision/local-moderation.js';

/** The real models of the npm package; loading them takes about a second. */
let classifier: ContentClassifier;

afterEach(() => classifier.close());

/**
 * Draws a meadow below a sky that is lighter at the horizon. It is drawn pixel by pixel, because other tests forbid
 * this process to open SVG.
 */
const createMeadow = () => {
  const [width, height] = [600, 400];
  const data = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const y = Math.floor(pixel / width);
    const grass = (pixel * 7919) % 40;
    data.set(y < 220 ? [120 + y / 2, 165 + y / 3, 225] : [60 + grass, 110 + grass, 45], pixel * 3);
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
};
const createPlainImage = (width: number, height: number, background = '#7799bb') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('ContentClassifier: rates a landscape safe with both real models, and returns their scores', async () => {
  classifier = new ContentClassifier({ timeMs: 100_000, idleMs: 60_000 });
  expect(classifier.isRunning).toBe(false);
  const { safety, moderation } = await new LocalModeration(classifier).judge(await createMeadow());
  expect(safety).toBe('safe');
  expect(moderation).toMatchObject({ provider: 'local', scores: { porn: expect.any(Number) } });
  // Two models classify four views of an oblong image. The scores of each result add up to 1.
  const scores = (await classifier.classify(await createMeadow()))!;
  expect(scores).toHaveLength(8);
  for (const viewScores of scores)
    expect(Object.values(viewScores).reduce((sum, share) => sum + share)).toBeCloseTo(1, 2);
  for (let view = 0; view < scores.length; view += 2) expect(scores[view]).not.toEqual(scores[view + 1]);
}, 120_000);

test('ContentClassifier: leaves images that are too small or too long to an admin, and fails without an image', async () => {
  classifier = new ContentClassifier();
  const undecided = { safety: 'unchecked', moderation: { provider: 'local', scores: null } };
  const moderation = new LocalModeration(classifier);
  expect(await moderation.judge(await createPlainImage(20, 20))).toMatchObject(undecided);
  expect(await moderation.judge(await createPlainImage(2000, 100))).toMatchObject(undecided);
  const failed = { safety: 'unchecked', moderation: null };
  expect(await moderation.judge(Buffer.from('not a picture'))).toEqual(failed);
  expect(classifier.isRunning).toBe(false);
});

test('ContentClassifier: classifies gray and square images, transparent ones on white, and releases idle models', async () => {
  classifier = new ContentClassifier({ timeMs: 60_000, idleMs: 1 });
  const gray = await sharp(await createPlainImage(300, 300))
    .grayscale()
    .jpeg()
    .toBuffer();
  expect(await classifier.classify(gray)).toHaveLength(4);
  const white = sharp({ create: { width: 300, height: 300, channels: 3, background: '#ffffff' } });
  const transparent = sharp({ create: { width: 300, height: 300, channels: 4, background: '#00000000' } });
  expect(await classifier.classify(await transparent.webp({ lossless: true }).toBuffer())).toEqual(
    await classifier.classify(await white.webp({ lossless: true }).toBuffer()),
  );
  while (classifier.isRunning) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await classifier.classify(gray)).toHaveLength(4);
}, 120_000);

test('ContentClassifier: classifies both ends, the middle and the whole of an oblong image', async () => {
  classifier = new ContentClassifier({ timeMs: 60_000, idleMs: 60_000 });
  const draw = (width: number, height: number, getLevel: (x: number, y: number) => number) => {
    const data = Buffer.from(
      Array.from({ length: width * height }, (_, pixel) => getLevel(pixel % width, Math.floor(pixel / width))),
    );
    const gray = sharp(data, { raw: { width, height, channels: 1 } });
    return gray.toColourspace('srgb').webp({ lossless: true }).toBuffer();
  };
  const getLevel = (x: number, y: number) => (x < 200 ? x : x < 400 ? (x * y) % 256 : (y * 2) % 256);
  const classify = async (image: Promise<Buffer>) => (await classifier.classify(await image))!;
  const wide = await classify(draw(600, 200, getLevel));
  const tall = await classify(draw(200, 600, (x, y) => getLevel(y, x)));
  const first = await classify(draw(200, 200, getLevel));
  const last = await classify(draw(200, 200, (x, y) => getLevel(x + 400, y)));
  const middle = await classify(draw(120, 120, (x, y) => getLevel(x + 240, y + 40)));
  expect(wide.slice(2)).toEqual([...middle.slice(0, 2), ...first.slice(0, 2), ...last.slice(0, 2)]);
  expect(tall).toHaveLength(8);
  expect(tall.slice(4, 6)).toEqual((await classify(draw(200, 200, (x, y) => getLevel(y, x)))).slice(0, 2));
}, 120_000);

test('ContentClassifier: returns null for a photo that takes too long, and classifies the next one', async () => {
  const limits = { timeMs: 20, idleMs: 60_000 };
  classifier = new ContentClassifier(limits);
  const image = await createPlainImage(300, 300);
  // Loading the models alone takes longer than the limit.
  expect(await classifier.classify(image)).toBeNull();
  limits.timeMs = 60_000;
  expect(await classifier.classify(image)).toHaveLength(4);
}, 120_000);
