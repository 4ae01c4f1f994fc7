import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from '../../e2e/support/product.ts';
import type { Row } from '../measure.ts';
import { CallTimes, RemoteVisitor, readStatus } from './flood-client.ts';

/** Seconds after which this benchmark stops waiting for a restart. */
const MAX_SECONDS = 90;

/** Freezes the content service, as if it hung, and measures reads until the launcher has restarted it. */
export async function measureHungProcess(product: Product): Promise<Row[]> {
  const pid = await product.findPid('content');
  process.kill(pid, 'SIGSTOP');
  const startedAt = performance.now();
  const elapsed = () => (performance.now() - startedAt) / 1000;
  const times = new CallTimes();
  const visitor = new RemoteVisitor(product.url, 60);
  let status = 0;
  try {
    for (let call = 0; elapsed() < MAX_SECONDS && status !== 200; call++) {
      status = await times.measure(() => readStatus(visitor.request(`/api/articles?limit=2&page=${(call % 50) + 3}`)));
      await sleep(200);
    }
  } finally {
    // If it was not restarted, lets the process continue, so that the product can stop.
    if (status !== 200) continueProcess(pid);
  }
  const note =
    status === 200 ? `works again after ${elapsed().toFixed(0)} s` : `still hangs after ${elapsed().toFixed(0)} s`;
  return [times.toRow('Reads of a service that hangs', elapsed(), note)];
}

/** Lets a frozen process continue, unless it has ended. */
function continueProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGCONT');
  } catch {}
}
