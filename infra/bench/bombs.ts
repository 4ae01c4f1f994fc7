import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startProduct } from '../e2e/product.ts';
import { Visitor } from '../e2e/visitor.ts';
import { BOMBS } from '../test/photo-cases/bombs.ts';
import { HONEST_PHOTOS } from '../test/photo-cases/honest-photos.ts';
import type { PhotoCase } from '../test/photo-cases/photo-case.ts';
import type { Row } from './measure.ts';

const COUNT = 50;
const MB = 1024 * 1024;
const SAMPLE_MS = 20;
const POLL_MS = 500;
/** Ms that all analyses together may take. */
const PATIENCE = 900_000;

interface Sent {
  name: string;
  expected: PhotoCase['expected'];
  status: number;
  ms: number;
  visitor: Visitor;
  location: string | null;
}

/** Bombs and honest photos, all at once, through the whole product; and what memory the analysis service takes. */
export async function measureBombs(_root: string): Promise<Row[]> {
  // Of the bombs only those that are refused for sure; which of the others are answered is a matter of memory.
  const chosen = [
    ...BOMBS.filter(({ expected }) => expected === 'refused').slice(0, COUNT),
    ...HONEST_PHOTOS.slice(0, COUNT),
  ];
  const photos = [];
  for (const one of chosen) photos.push({ ...one, bytes: await one.make() });
  const product = await startProduct();
  try {
    const pid = await product.pidOf('analysis');
    const idle = residentBytes(pid);
    const watch = watchMemory(pid);
    const started = performance.now();
    const sent = await Promise.all(photos.map((one) => send(product.url, one)));
    const decoded = watch.peak();
    const seconds = (performance.now() - started) / 1000;
    const honest = sent.filter(({ expected }) => expected === 'answered');
    const done = await Promise.all(honest.map(outcomeOf));
    const whole = watch.stop();
    const bombs = sent.filter(({ expected }) => expected === 'refused');
    for (const { name, status, expected } of sent) {
      if (expected === 'refused' ? status < 400 || status >= 500 : status !== 202) console.error(`${name}: ${status}`);
    }
    const megabytes = (bytes: number) => `${Math.round(bytes / MB)} MB`;
    const lost = (await product.pidOf('analysis')) === pid ? 'the same process throughout' : 'the service died';
    return [
      {
        ...row('Bombs', bombs, seconds),
        note: `${bombs.filter(({ status }) => status >= 400 && status < 500).length} of ${bombs.length} refused`,
      },
      {
        ...row('Honest photos beside them, until taken in', honest, seconds),
        note: `${honest.filter(({ status }) => status === 202).length} of ${honest.length} taken in, ${done.filter((status) => status === 'done').length} analysed`,
      },
      {
        ...{
          name: 'Resident memory of analysis and its processes',
          perSecond: Number.NaN,
          p50: Number.NaN,
          p99: Number.NaN,
        },
        note: `idle ${megabytes(idle)}; at most ${megabytes(decoded)} until all were taken in, ${megabytes(whole)} until all were analysed; ${lost}`,
      },
    ];
  } finally {
    await product.stop();
  }
}

function row(name: string, sent: Sent[], seconds: number): Omit<Row, 'note'> {
  const times = sent.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { name, perSecond: sent.length / seconds, p50: at(0.5), p99: at(0.99) };
}

async function send(url: string, { name, expected, bytes }: PhotoCase & { bytes: Buffer }): Promise<Sent> {
  const visitor = new Visitor(url);
  const started = performance.now();
  const answer = await visitor.send(bytes, { siteDetails: name }, { prefer: 'respond-async' }).catch(() => null);
  await answer?.arrayBuffer();
  const ms = performance.now() - started;
  return {
    name,
    expected,
    status: answer?.status ?? 599,
    ms,
    visitor,
    location: answer?.headers.get('location') ?? null,
  };
}

/** How an analysis ended. */
async function outcomeOf({ visitor, location }: Sent): Promise<string> {
  if (location === null) return 'refused';
  for (const until = Date.now() + PATIENCE; Date.now() < until; await sleep(POLL_MS)) {
    const { status } = (await (await visitor.call(location)).json()) as { status: string };
    if (status !== 'queued') return status;
  }
  return 'unfinished';
}

function watchMemory(pid: number) {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, residentBytes(pid));
  }, SAMPLE_MS);
  return {
    peak: () => peak,
    stop: () => {
      clearInterval(timer);
      return peak;
    },
  };
}

/** Resident memory of a process and all below it, in bytes; what they share counts for each. */
function residentBytes(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024;
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').trim().split(' ').filter(Boolean),
    );
    return children.reduce((sum, child) => sum + residentBytes(Number(child)), own);
  } catch {
    // It has just ended.
    return 0;
  }
}
