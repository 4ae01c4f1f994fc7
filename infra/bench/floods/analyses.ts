import { setTimeout as sleep } from 'node:timers/promises';
import { createPhoto } from '../../e2e/support/photos.ts';
import type { Product } from '../../e2e/support/product.ts';
import type { Row } from '../measure.ts';
import { CallTimes, RemoteVisitor, readStatus } from './flood-client.ts';

const PARIS = { latitude: 48.8583, longitude: 2.2945 };
const CALLERS = 100;
/** First network of the flood. Each visitor has the next number. */
const FIRST_NETWORK = 1_000;
const GUIDES = ['Hallstatt', 'Bruges', 'Sintra', 'Matera', 'Colmar', 'Ronda', 'Bled', 'Kotor', 'Tallinn', 'Sibiu'];
/** Ms between two polls of the flood's last analyses. */
const POLL_INTERVAL_MS = 1_000;

/**
 * Floods the product with photos from a hundred visitors. Then another visitor sends one photo, and ten request guides.
 * @param brief floods for two seconds instead of ten
 */
export async function measureAnalysisFlood(product: Product, brief: boolean): Promise<Row[]> {
  const seconds = brief ? 2 : 10;
  const uploads = new CallTimes();
  const waits: number[] = [];
  const startedAt = performance.now();
  const accepted = await flood(product, seconds, uploads, waits);
  const photo = new CallTimes();
  const newcomer = new RemoteVisitor(product.url, FIRST_NETWORK + CALLERS);
  const image = await createPhoto(PARIS, 0.123_456);
  const guides = new CallTimes();
  await Promise.all([
    photo.measure(() => readStatus(newcomer.sendPhoto(image))),
    ...GUIDES.map((name, index) => guides.measure(() => requestGuide(product, name, index))),
  ]);
  await waitForAnalyses(accepted);
  const total = (performance.now() - startedAt) / 1000;
  const drained = `${accepted.length} accepted, all done after ${total.toFixed(0)} s`;
  return [
    uploads.toRow(`${CALLERS} callers send photos`, seconds, `${drained}${formatRetries(waits)}`),
    photo.toRow('One photo of another visitor, meanwhile', total),
    guides.toRow(`${GUIDES.length} guides, meanwhile`, total),
  ];
}

const formatRetries = (waits: number[]): string =>
  waits.length === 0 ? '' : `; refused ones wait ${Math.min(...waits)} to ${Math.max(...waits)} s`;

type OpenAnalysis = { visitor: RemoteVisitor; id: string };

async function flood(product: Product, seconds: number, times: CallTimes, waits: number[]): Promise<OpenAnalysis[]> {
  const accepted: OpenAnalysis[] = [];
  const end = performance.now() + seconds * 1000;
  const send = async (caller: number) => {
    const visitor = new RemoteVisitor(product.url, FIRST_NETWORK + caller);
    for (let photo = 0; performance.now() < end; photo++) {
      const image = await createPhoto(PARIS, (caller * 1_000 + photo + 1) / 1_000_003);
      const began = performance.now();
      const response = await visitor.sendPhoto(image, {}, { prefer: 'respond-async' });
      const body = (await response.json()) as { id?: string };
      times.add(performance.now() - began, response.status);
      if (body.id) accepted.push({ visitor, id: body.id });
      const wait = response.headers.get('retry-after');
      if (wait !== null) waits.push(Number(wait));
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, (_, caller) => send(caller)));
  return accepted;
}

function requestGuide(product: Product, name: string, index: number): Promise<number> {
  const visitor = new RemoteVisitor(product.url, FIRST_NETWORK + CALLERS + 1 + index);
  return readStatus(visitor.request(`/api/generate-temporary-article?q=${encodeURIComponent(name)}`));
}

/** Waits until none of the accepted analyses is queued. */
async function waitForAnalyses(accepted: OpenAnalysis[]): Promise<void> {
  for (const { visitor, id } of [...accepted].reverse()) {
    for (;;) {
      const response = await visitor.request(`/api/analyses/${id}`);
      const { status } = (await response.json()) as { status?: string };
      if (status !== 'queued') break;
      await sleep(POLL_INTERVAL_MS);
    }
  }
}
