import { HttpVisitor } from '../e2e/support/http-visitor.ts';
import { createPhoto } from '../e2e/support/photos.ts';
import { type Product, startProduct } from '../e2e/support/product.ts';
import { measure, measureInTurn, type Row } from './measure.ts';
import { createPhotoBaseline, type PhotoBaseline } from './photo-baseline.ts';

const EIFFEL_TOWER = { latitude: 48.8583, longitude: 2.2945 };

/** Measures photos through the whole running product, compared with only decoding, reading and resizing them. */
export async function measureAnalyses(root: string): Promise<Row[]> {
  const baseline = await createPhotoBaseline(root);
  try {
    const product = await startProduct();
    try {
      return await measurePhotos(product, baseline);
    } finally {
      await product.stop();
    }
  } finally {
    await baseline.close();
  }
}

async function measurePhotos(product: Product, baseline: PhotoBaseline): Promise<Row[]> {
  const photos = await Promise.all(
    Array.from({ length: 60 }, (_, index) => createPhoto(EIFFEL_TOWER, (index + 1) / 61)),
  );
  // The first call loads modules and models, so it is not measured.
  const warmUp = await createPhoto(EIFFEL_TOWER, 0.999);
  await Promise.all([new HttpVisitor(product.url).analyze(warmUp), baseline.process(warmUp)]);
  const analyze = async (index: number, siteDetails: string) => {
    await new HttpVisitor(product.url).analyze(photos[index]!, { siteDetails });
  };
  const [alone, sequential] = await measureInTurn(photos.length, [
    { name: 'Decoding, reading and resizing alone', work: (index) => baseline.process(photos[index]!) },
    { name: 'New photo, one at a time', work: (index) => analyze(index, 'one at a time') },
  ]);
  const share = `${(sequential!.p50 / alone!.p50).toFixed(2)} times these steps alone; goal 1.3`;
  const concurrent = await measure('New photo, eight at a time', { count: photos.length, concurrency: 8 }, (index) =>
    analyze(index, 'eight at a time'),
  );
  const visitor = new HttpVisitor(product.url);
  await visitor.analyze(photos[0]!);
  const stored = await measure('Stored result', { count: 600, concurrency: 8 }, async () => {
    await visitor.analyze(photos[0]!);
  });
  return [alone!, { ...sequential!, note: `${sequential!.note}; ${share}` }, concurrent, stored];
}
