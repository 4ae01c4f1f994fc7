import { startProduct } from '../../e2e/support/product.ts';
import type { Row } from '../measure.ts';
import { measureAnalysisFlood } from './analyses.ts';
import { measureHungProcess } from './hung-process.ts';
import { measureSearchFlood } from './searches.ts';

/** Measures how floods and faults affect everything else in one running product. */
export async function measureFloods(_root: string, brief: boolean): Promise<Row[]> {
  const product = await startProduct({ TRUSTED_PROXIES: '1' });
  try {
    const rows = await measureSearchFlood(product, brief);
    rows.push(...(await measureAnalysisFlood(product, brief)));
    if (!brief) rows.push(...(await measureHungProcess(product)));
    return rows;
  } finally {
    await product.stop();
  }
}
