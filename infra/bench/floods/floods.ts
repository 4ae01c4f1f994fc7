import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type Product, startProduct } from '../../e2e/support/product.ts';
import type { Row } from '../measure.ts';
import { measureAnalysisFlood } from './analyses.ts';
import { measureHungProcess } from './hung-process.ts';
import { measureSearchFlood } from './searches.ts';

/** Measures how floods and faults affect everything else in one running product. */
export async function measureFloods(_root: string, brief: boolean): Promise<Row[]> {
  const product = await startProduct({ TRUSTED_PROXIES: '1' });
  try {
    await waitForLibrary(product);
    const rows = await measureSearchFlood(product, brief);
    rows.push(...(await measureAnalysisFlood(product, brief)));
    if (!brief) rows.push(...(await measureHungProcess(product)));
    return rows;
  } finally {
    await product.stop();
  }
}

/** Waits until the first start has published its articles and covers, so that this work is not measured too. */
async function waitForLibrary({ url, dataDir }: Product): Promise<void> {
  while ((await (await fetch(`${url}/api/articles?limit=1`)).text()) === '[]') await sleep(1_000);
  await promisify(execFile)(process.execPath, ['infra/launcher/run-cli.ts', 'drain'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
}
