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

test('ContentClassifier: returns null for a photo that takes too long, and classifies the next one', async () => {
  const limits = { timeMs: 20, idleMs: 60_000 };
  classifier = new ContentClassifier(limits);
  const image = await createPlainImage(300, 300);
  // Loading the models alone takes longer than the limit.
  expect(await classifier.classify(image)).toBeNull();
  limits.timeMs = 60_000;
  expect(await classifier.classify(image)).toHaveLength(4);
}, 120_000);
