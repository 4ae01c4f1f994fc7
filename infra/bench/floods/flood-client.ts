import { HttpVisitor } from '../../e2e/support/http-visitor.ts';
import type { Row } from '../measure.ts';

/** A visitor from a separate network, as seen behind a proxy. The product must trust one proxy. */
export class RemoteVisitor extends HttpVisitor {
  private readonly address: string;

  constructor(url: string, network: number) {
    super(url);
    this.address = `10.${(network >> 16) & 255}.${(network >> 8) & 255}.${network & 255}`;
  }

  override request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', this.address);
    return super.request(path, { ...init, headers });
  }
}

/** Reads a response to its end, so that its connection is free. @returns its status; 0 if the connection broke */
export async function readStatus(call: Promise<Response>): Promise<number> {
  try {
    const response = await call;
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** Durations in ms and statuses of one kind of call during a flood. */
export class CallTimes {
  readonly times: number[] = [];
  readonly statuses = new Map<number, number>();

  async measure(call: () => Promise<number>): Promise<number> {
    const startedAt = performance.now();
    const status = await call();
    this.add(performance.now() - startedAt, status);
    return status;
  }

  add(ms: number, status: number): void {
    this.times.push(ms);
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }

  /** @param seconds duration of the flood */
  toRow(name: string, seconds: number, note = ''): Row {
    const sorted = [...this.times].sort((a, b) => a - b);
    const percentile = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
    const statuses = [...this.statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    return {
      name,
      perSecond: this.times.length / seconds,
      p50: percentile(0.5),
      p99: percentile(0.99),
      note: [statuses.join(', '), note].filter(Boolean).join('; '),
    };
  }
}
