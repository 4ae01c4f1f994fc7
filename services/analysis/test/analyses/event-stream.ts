import type { Identity } from '@placelore/contracts/identity.js';
import { type AnalysisService, until } from './analysis-service.js';

interface ServerSentEvent {
  id: number;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every kind
  data: any;
}

/** A client that reads an event stream as it comes. */
export class EventStream {
  text = '';
  ended = false;
  readonly #abort = new AbortController();

  static async open(service: AnalysisService, id: string, who: Identity, lastEventId?: number): Promise<EventStream> {
    const stream = new EventStream();
    const answer = await fetch(`${service.url}/api/analyses/${id}/events`, {
      headers: {
        ...(await service.headers(who)),
        ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
      },
      signal: stream.#abort.signal,
    });
    if (!answer.body || !answer.headers.get('content-type')?.startsWith('text/event-stream')) {
      throw new Error(`no stream: ${answer.status}`);
    }
    void stream.#read(answer.body).catch(() => {});
    return stream;
  }

  get events(): ServerSentEvent[] {
    return [...this.text.matchAll(/id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/g)].map(([, id, event, data]) => ({
      id: Number(id),
      event: event ?? '',
      data: JSON.parse(data ?? 'null'),
    }));
  }

  /** Names and ids, once there are `count` of them. */
  async first(count: number): Promise<string[]> {
    await until(() => this.events.length >= count);
    return this.events.map(({ id, event }) => `${id} ${event}`);
  }

  async end(): Promise<string[]> {
    await until(() => this.ended);
    return this.events.map(({ id, event }) => `${id} ${event}`);
  }

  leave(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of body) this.text += decoder.decode(chunk, { stream: true });
    this.ended = true;
  }
}
