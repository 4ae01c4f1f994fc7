import { join } from 'node:path';
import type { DuplicateKind, DuplicateReport } from '@placelore/contracts/content/admin/duplicates.js';
import type * as Token from '@placelore/platform/identity/identity-token.js';

const IDENTITY_HEADER = 'x-placelore-identity';
const LIST_FIELDS = {
  exact: 'exactTitleDuplicates',
  content: 'contentDuplicates',
  similar: 'similarTitleDuplicates',
  location: 'locationDuplicates',
  corrupted: 'suspiciousSlugs',
} as const satisfies Record<DuplicateKind, keyof DuplicateReport>;

/** Calls a content service as an admin, and as the worker. */
export class AdminClient {
  private readonly url: string;
  private readonly tokens: Token.IdentityTokens;

  private constructor(url: string, tokens: Token.IdentityTokens) {
    this.url = url;
    this.tokens = tokens;
  }

  /** @param root root of the built project; its code signs the identities with `secret` */
  static async create(root: string, url: string, secret: string): Promise<AdminClient> {
    const file = join(root, 'packages/platform/dist/identity/identity-token.js');
    const { IdentityTokens } = (await import(file)) as typeof Token;
    return new AdminClient(url, new IdentityTokens(secret));
  }

  async checkHealth(): Promise<void> {
    await (await fetch(`${this.url}/healthz`)).text();
  }

  /** Compares all articles that have changed, as the scheduled job does. */
  async refreshDuplicates(): Promise<void> {
    const token = await this.tokens.sign({ kind: 'service', service: 'worker' });
    await this.send('POST', '/internal/duplicates/refresh', token, { forget: false });
  }

  async fetchReport(query = ''): Promise<{ text: string; body: DuplicateReport }> {
    const text = await this.send('GET', `/api/admin/duplicates${query}`, this.signAdminToken());
    return { text, body: JSON.parse(text) };
  }

  /** Requests the admin panel's list: a hundred articles that match the words `q`. */
  async countArticles(q: string): Promise<number> {
    const text = await this.send(
      'GET',
      `/api/admin/articles?limit=100&q=${encodeURIComponent(q)}`,
      this.signAdminToken(),
    );
    return JSON.parse(text).articles.length;
  }

  /** Returns all groups of one kind, as lists of article ids. */
  async fetchGroups(kind: DuplicateKind): Promise<number[][]> {
    const found: number[][] = [];
    for (let page = 1; ; page++) {
      const { body } = await this.fetchReport(`?kind=${kind}&page=${page}`);
      const list = body[LIST_FIELDS[kind]];
      found.push(...list.map(({ articles }) => articles.map(({ id }) => id)));
      if (page * body.pageSize >= body.groupsFound[kind]) return found;
    }
  }

  async bulkDelete(articleIds: number[]): Promise<{ deleted: number; failed: number }> {
    const body = { articleIds, reason: 'duplicate_cleanup' };
    return JSON.parse(await this.send('POST', '/api/admin/bulk-delete', this.signAdminToken(), body)).summary;
  }

  private signAdminToken(): string {
    const actor = { userId: 1, username: 'admin', isAdmin: true, visitorId: null, sessionKey: 'bench' };
    return this.tokens.sign({ kind: 'person', ...actor });
  }

  private async send(method: string, path: string, token: string, body?: object): Promise<string> {
    const response = await fetch(this.url + path, {
      method,
      headers: { [IDENTITY_HEADER]: token, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text;
  }
}
