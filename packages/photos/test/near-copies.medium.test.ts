import sharp from 'sharp';
import { createRandom, drawScene } from '../../../infra/test/photo-cases/drawn-scenes.ts';
import { CHANGES } from '../../../infra/test/photo-cases/photo-changes.ts';
import { hashImage } from '../src/similarity/hash-image.js';
import { getHashDistance, MAX_COPY_DISTANCE } from '../src/similarity/perceptual-hash.js';

/** Scenes on which the distance was chosen, and held-out scenes on which it was tried once afterwards. */
const SEEN = Array.from({ length: 40 }, (_, index) => index);
const HELD_BACK = Array.from({ length: 20 }, (_, index) => 1_000 + index);
/** Changes of each scene. Neighbors in the list have different changes. */
const CHANGES_PER_SCENE = 4;

interface Photo {
  jpeg: Buffer;
  hashes: string[];
}

const createPhoto = async (jpeg: Buffer): Promise<Photo> => ({ jpeg, hashes: await hashImage(jpeg) });

/** Returns the distance as the database computes it: between the whole of one photo and any part of the other. */
const getDistance = (a: Photo, b: Photo): number =>
  Math.min(
    ...a.hashes.map((hash) => getHashDistance(hash, b.hashes[0]!)),
    ...b.hashes.map((hash) => getHashDistance(hash, a.hashes[0]!)),
  );

/** Returns the distances of changed copies, by change, and of all pairs of scenes. */
async function measureScenes(seeds: readonly number[]) {
  const scenes: Photo[] = [];
  for (const seed of seeds) scenes.push(await createPhoto(await drawScene(seed).jpeg({ quality: 90 }).toBuffer()));
  const names = Object.keys(CHANGES);
  const copies = new Map<string, number[]>();
  for (const [index, scene] of scenes.entries()) {
    const random = createRandom(index + 77);
    for (let count = 0; count < CHANGES_PER_SCENE; count++) {
      const name = names[(index * CHANGES_PER_SCENE + count) % names.length]!;
      const copy = await createPhoto(await CHANGES[name]!(scene.jpeg, random));
      copies.set(name, [...(copies.get(name) ?? []), getDistance(scene, copy)]);
    }
  }
  const others = scenes.flatMap((scene, index) => scenes.slice(index + 1).map((other) => getDistance(scene, other)));
  return { copies, others };
}

function printDistances(title: string, { copies, others }: Awaited<ReturnType<typeof measureScenes>>): void {
  const all = [...copies.values()].flat();
  const found = (distances: number[]) => distances.filter((distance) => distance <= MAX_COPY_DISTANCE).length;
  const lines = [...copies].map(
    ([name, of]) => `  ${name}: ${found(of)} of ${of.length} (${of.sort((a, b) => a - b).join(' ')})`,
  );
  const summary = `${found(all)} of ${all.length} copies, ${found(others)} of ${others.length} other scenes (closest ${Math.min(...others)})`;
  console.log(`near-copies, ${title}: ${summary}\n${lines.join('\n')}`);
}

const getRecall = (copies: Map<string, number[]>): number => {
  const all = [...copies.values()].flat();
  return all.filter((distance) => distance <= MAX_COPY_DISTANCE).length / all.length;
};

describe('perceptual hashes', () => {
  it('find nine of ten changed copies of the scenes on which the distance was chosen, and no other scene', async () => {
    const measured = await measureScenes(SEEN);
    printDistances('seen', measured);
    expect(getRecall(measured.copies)).toBeGreaterThan(0.9);
    expect(Math.min(...measured.others)).toBeGreaterThan(MAX_COPY_DISTANCE + 8);
  });

  it('find as many copies of held-out scenes, and no other scene', async () => {
    const measured = await measureScenes(HELD_BACK);
    printDistances('held back', measured);
    expect(getRecall(measured.copies)).toBeGreaterThan(0.9);
    expect(Math.min(...measured.others)).toBeGreaterThan(MAX_COPY_DISTANCE);
  });
});

test('perceptual hashes: are none for photos with too little detail', async () => {
  const wall = { create: { width: 300, height: 200, channels: 3 as const, background: '#c0b090' } };
  const spot = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#202020' } })
    .png()
    .toBuffer();
  const withSpot = await sharp(wall)
    .composite([{ input: spot, left: 90, top: 70 }])
    .jpeg()
    .toBuffer();
  expect(await hashImage(await sharp(wall).jpeg().toBuffer())).toEqual([]);
  expect(await hashImage(withSpot)).toEqual([]);
});
