import sharp from 'sharp';
import { ContentClassifier } from '../../src/photos/content-classifier.js';
import { LocalModeration } from '../../src/vision/local-moderation.js';

/** The real models, which come with their package; loading them takes about a second. */
let classifier: ContentClassifier;

afterEach(() => classifier.close());

/** A view over hills under a low sun. */
const hills = () =>
  sharp(
    Buffer.from(`<svg width="1200" height="800" xmlns="http://www.w3.org/2000/svg">
      <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#bcd9ea"/><stop offset="1" stop-color="#fffbe8"/></linearGradient></defs>
      <rect width="1200" height="800" fill="url(#sky)"/>
      <path d="M0 560 Q200 380 420 500 T820 450 T1200 520 V800 H0 Z" fill="#7fa38f"/>
      <path d="M0 680 Q260 560 520 650 T1000 610 T1200 660 V800 H0 Z" fill="#47695e"/>
    </svg>`),
  )
    .jpeg()
    .toBuffer();
const plain = (width: number, height: number, background = '#7799bb') =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

test('two real models judge a landscape safe, and say what they saw', async () => {
  classifier = new ContentClassifier();
  expect(classifier.isRunning).toBe(false);
  const { safety, moderation } = await new LocalModeration(classifier).judge(await hills());
  expect(safety).toBe('safe');
  expect(moderation).toMatchObject({ provider: 'local', scores: { porn: expect.any(Number) } });
  // An oblong picture is looked at in four views by two models, and each look adds up to 1.
  const looks = (await classifier.classify(await hills()))!;
  expect(looks).toHaveLength(8);
  for (const look of looks) expect(Object.values(look).reduce((sum, share) => sum + share)).toBeCloseTo(1, 2);
}, 60_000);

test('pictures that are too small, too long or none at all are not judged', async () => {
  classifier = new ContentClassifier();
  const unjudged = { safety: 'unchecked', moderation: null };
  const moderation = new LocalModeration(classifier);
  expect(await moderation.judge(await plain(20, 20))).toEqual(unjudged);
  expect(await moderation.judge(await plain(2000, 100))).toEqual(unjudged);
  expect(await moderation.judge(Buffer.from('not a picture'))).toEqual(unjudged);
  expect(classifier.isRunning).toBe(false);
});

test('gray and square pictures are judged, and models that are idle are let go', async () => {
  classifier = new ContentClassifier({ timeMs: 60_000, idleMs: 1 });
  const gray = await sharp(await plain(300, 300))
    .grayscale()
    .jpeg()
    .toBuffer();
  expect(await classifier.classify(gray)).toHaveLength(4);
  while (classifier.isRunning) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await classifier.classify(gray)).toHaveLength(4);
}, 60_000);

test('a photo that takes too long is not judged, and the next one is', async () => {
  const limits = { timeMs: 20, idleMs: 60_000 };
  classifier = new ContentClassifier(limits);
  const picture = await plain(300, 300);
  // Loading the models alone takes longer than the limit.
  expect(await classifier.classify(picture)).toBeNull();
  limits.timeMs = 60_000;
  expect(await classifier.classify(picture)).toHaveLength(4);
}, 60_000);
