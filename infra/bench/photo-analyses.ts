import { HttpVisitor } from '../e2e/support/http-visitor.ts';
import { createPhoto } from '../e2e/support/photos.ts';
import { startProduct } from '../e2e/support/product.ts';
import { measure, type Row } from './measure.ts';

const EIFFEL_TOWER = { latitude: 48.8583, longitude: 2.2945 };

/** Measures photos through the whole running product. */
export async function measureAnalyses(_root: string): Promise<Row[]> {
  const product = await startProduct();
  try {
    const photos = await Promise.all(
      Array.from({ length: 60 }, (_, index) => createPhoto(EIFFEL_TOWER, (index + 1) / 61)),
    );
    // The first call loads modules and models, so it is not measured.
    await new HttpVisitor(product.url).analyze(await createPhoto(EIFFEL_TOWER, 0.999));
    const measureNewPhotos = (name: string, concurrency: number) =>
      measure(name, { count: photos.length, concurrency }, async (index) => {
        await new HttpVisitor(product.url).analyze(photos[index]!, { siteDetails: name });
      });
    const sequential = await measureNewPhotos('New photo, one at a time', 1);
    const concurrent = await measureNewPhotos('New photo, eight at a time', 8);
    const visitor = new HttpVisitor(product.url);
    await visitor.analyze(photos[0]!);
    const stored = await measure('Stored result', { count: 600, concurrency: 8 }, async () => {
      await visitor.analyze(photos[0]!);
    });
    return [sequential, concurrent, stored];
  } finally {
    await product.stop();
  }
}
