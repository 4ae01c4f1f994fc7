import type { Identity } from '@placelore/contracts/core/identity.js';
import { type AnalysisTestService, waitUntil } from './analysis-test-service.js';

interface ServerSentEvent {
  id: number;
  event: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every kind
  data: any;
}

/** Client that reads an event stream as it arrives. */
export class EventStreamClient {
  text = '';
  isEnded = false;
  readonly #abort = new AbortController();

  static async open(
    service: AnalysisTestService,
    id: string,
    actor: Identity,
    lastEventId?: number,
  ): Promise<EventStreamClient> {
    const stream = new EventStreamClient();
    const response = await fetch(`${service.url}/api/analyses/${id}/events`, {
      headers: {
        ...(await service.headers(actor)),
        ...(lastEventId !== undefined && { 'last-event-id': String(lastEventId) }),
      },
      signal: stream.#abort.signal,
    });
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      throw new Error(`no stream: ${response.status}`);
    }
    void stream.#read(response.body).catch(() => {});
    return stream;
  }

  get events(): ServerSentEvent[] {
    return [...this.text.matchAll(/id: (\d+)\nevent: (\w+)\ndata: (.*)\n\n/g)].map(([, id, event, data]) => ({
      id: Number(id),
      event: event ?? '',
      data: JSON.parse(data ?? 'null'),
    }));
  }

  /** Waits until there are `count` events. @returns their names and ids */
  async waitForEvents(count: number): Promise<string[]> {
    await waitUntil(() => this.events.length >= count);
    return this.events.map(({ id, event }) => `${id} ${event}`);
  }

  async waitForEnd(): Promise<string[]> {
    await waitUntil(() => this.isEnded);
    return this.events.map(({ id, event }) => `${id} ${event}`);
  }

  disconnect(): void {
    this.#abort.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of body) this.text += decoder.decode(chunk, { stream: true });
    this.isEnded = true;
  }
}
