import pg from 'pg';
import type { Logger } from '../logging/logger.js';

type Handler = (payload: string) => void;

/** Milliseconds between attempts to restore a lost LISTEN connection. */
const RECONNECT_DELAY_MS = 500;

/**
 * Holds one LISTEN connection for the whole process. Notifications are missed while it is lost, so every handler must
 * also poll. After a reconnect, each handler is called once with an empty payload.
 */
export class DatabaseListener {
  private readonly handlers = new Map<string, Handler>();
  private client: pg.Client | undefined;
  private isClosed = false;
  private connecting: Promise<void> | undefined;

  constructor(
    private readonly url: string,
    private readonly service: string,
    private readonly logger: Logger,
  ) {}

  /** Calls `handler` for every notification on `channel` (a plain identifier). */
  async listen(channel: string, handler: Handler): Promise<void> {
    this.handlers.set(channel, handler);
    this.connecting ??= this.connect();
    await this.connecting;
    await this.client?.query(`listen "${channel}"`).catch(() => {});
  }

  /**
   * Checks that the database responds on this connection, since those of the pool may be busy under load.
   * @throws Error while the connection is lost
   */
  async ping(): Promise<void> {
    this.connecting ??= this.connect();
    if (!this.client) throw new Error('The LISTEN connection is lost');
    await this.client.query('select 1');
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await this.client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    while (!this.isClosed) {
      const client = new pg.Client({
        connectionString: this.url,
        application_name: `${this.service} listener`,
        connectionTimeoutMillis: 3_000,
        keepAlive: true,
      });
      client.on('error', () => {});
      client.on('notification', ({ channel, payload }) => this.handlers.get(channel)?.(payload ?? ''));
      try {
        await client.connect();
        if (this.isClosed) return await client.end();
        for (const channel of this.handlers.keys()) await client.query(`listen "${channel}"`);
        this.client = client;
        client.on('end', () => this.reconnect());
        return;
      } catch (thrown) {
        this.logger.warn({ err: thrown }, 'Failed to open the LISTEN connection; retrying');
        await client.end().catch(() => {});
        await new Promise((resolve) => setTimeout(resolve, RECONNECT_DELAY_MS).unref());
      }
    }
  }

  private reconnect(): void {
    this.client = undefined;
    if (this.isClosed) return;
    this.logger.warn('Lost the LISTEN connection; reconnecting');
    this.connecting = this.connect().then(() => {
      for (const handler of this.handlers.values()) handler('');
    });
  }
}
