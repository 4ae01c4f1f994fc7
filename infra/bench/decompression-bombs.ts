import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpVisitor } from '../e2e/support/http-visitor.ts';
import { startProduct } from '../e2e/support/product.ts';
import { BOMBS } from '../test/photo-cases/bombs.ts';
import type { PhotoCase } from '../test/photo-cases/photo-case.ts';
import { VALID_PHOTOS } from '../test/photo-cases/valid-photos.ts';
import type { Row } from './measure.ts';

const PHOTO_COUNT = 50;
const MB = 1024 * 1024;
const SAMPLE_INTERVAL_MS = 20;
const POLL_INTERVAL_MS = 500;
/** Maximum time in ms for all analyses together. */
const ANALYSIS_TIMEOUT_MS = 900_000;

interface SentPhoto {
  name: string;
  expected: PhotoCase['expected'];
  status: number;
  ms: number;
  visitor: HttpVisitor;
  location: string | null;
}

/**
 * Sends bombs and valid photos through the product at the same time, and measures the memory of the analysis service.
 */
export async function measureBombs(_root: string): Promise<Row[]> {
  // Only bombs that are always refused; whether others are analyzed depends on the available memory.
  const cases = [
    ...BOMBS.filter(({ expected }) => expected === 'refused').slice(0, PHOTO_COUNT),
    ...VALID_PHOTOS.slice(0, PHOTO_COUNT),
  ];
  const photos = [];
  for (const photoCase of cases) photos.push({ ...photoCase, bytes: await photoCase.make() });
  const product = await startProduct();
  try {
    const pid = await product.findPid('analysis');
    const idleBytes = readResidentBytes(pid);
    const memoryWatch = watchMemory(pid);
    const started = performance.now();
    const sent = await Promise.all(photos.map((photoCase) => send(product.url, photoCase)));
    const decodingPeakBytes = memoryWatch.peak();
    const seconds = (performance.now() - started) / 1000;
    const valid = sent.filter(({ expected }) => expected === 'answered');
    const statuses = await Promise.all(valid.map(waitForOutcome));
    const peakBytes = memoryWatch.stop();
    const bombs = sent.filter(({ expected }) => expected === 'refused');
    for (const { name, status, expected } of sent) {
      if (expected === 'refused' ? status < 400 || status >= 500 : status !== 202) console.error(`${name}: ${status}`);
    }
    const formatMegabytes = (bytes: number) => `${Math.round(bytes / MB)} MB`;
    const processState =
      (await product.findPid('analysis')) === pid ? 'the same process throughout' : 'the service died';
    return [
      {
        ...createRow('Bombs', bombs, seconds),
        note: `${bombs.filter(({ status }) => status >= 400 && status < 500).length} of ${bombs.length} refused`,
      },
      {
        ...createRow('Valid photos beside them, until received', valid, seconds),
        note: `${valid.filter(({ status }) => status === 202).length} of ${valid.length} received, ${statuses.filter((status) => status === 'done').length} analyzed`,
      },
      {
        ...{
          name: 'Resident memory of analysis and its processes',
          perSecond: Number.NaN,
          p50: Number.NaN,
          p99: Number.NaN,
        },
        note: `idle ${formatMegabytes(idleBytes)}; at most ${formatMegabytes(decodingPeakBytes)} until all were received, ${formatMegabytes(peakBytes)} until all were analyzed; ${processState}`,
      },
    ];
  } finally {
    await product.stop();
  }
}

function createRow(name: string, sent: SentPhoto[], seconds: number): Omit<Row, 'note'> {
  const times = sent.map(({ ms }) => ms).sort((a, b) => a - b);
  const percentile = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { name, perSecond: sent.length / seconds, p50: percentile(0.5), p99: percentile(0.99) };
}

async function send(url: string, { name, expected, bytes }: PhotoCase & { bytes: Buffer }): Promise<SentPhoto> {
  const visitor = new HttpVisitor(url);
  const started = performance.now();
  const response = await visitor.sendPhoto(bytes, { siteDetails: name }, { prefer: 'respond-async' }).catch(() => null);
  await response?.arrayBuffer();
  const ms = performance.now() - started;
  return {
    name,
    expected,
    status: response?.status ?? 599,
    ms,
    visitor,
    location: response?.headers.get('location') ?? null,
  };
}

/** Returns how an analysis ended. */
async function waitForOutcome({ visitor, location }: SentPhoto): Promise<string> {
  if (location === null) return 'refused';
  for (const deadline = Date.now() + ANALYSIS_TIMEOUT_MS; Date.now() < deadline; await sleep(POLL_INTERVAL_MS)) {
    const { status } = (await (await visitor.request(location)).json()) as { status: string };
    if (status !== 'queued') return status;
  }
  return 'unfinished';
}

function watchMemory(pid: number) {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, readResidentBytes(pid));
  }, SAMPLE_INTERVAL_MS);
  return {
    peak: () => peak,
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

/** Returns the resident memory of a process and its descendants in bytes. Shared pages count for each process. */
function readResidentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const ownBytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + readResidentBytes(Number(child)), ownBytes);
  } catch {
    // The process has ended between the two reads.
    return 0;
  }
}
