import { HealthChecks } from '@placelore/platform/health/health-checks.js';
import type { Logger } from '@placelore/platform/logging/logger.js';
import type { MeilisearchEngine } from './meilisearch-engine.js';
import { SearchEngineError } from './search-engine-error.js';
import { SearchEngineState } from './search-engine-state.js';

const NO_MATCHES = { names: [], labels: [], all: [], total: 0 };
const KEY_REJECTED = new SearchEngineError('invalid_api_key', 403);

let health: HealthChecks;
let warnings: object[];
let answer: () => Promise<typeof NO_MATCHES>;
let state: SearchEngineState;
beforeEach(() => {
  jest.useFakeTimers();
  health = new HealthChecks();
  warnings = [];
  answer = async () => NO_MATCHES;
  const engine = { findMatches: () => answer() } as unknown as MeilisearchEngine;
  const logger = { info: () => {}, warn: (fields: object) => void warnings.push(fields) } as unknown as Logger;
  state = new SearchEngineState(engine, health, logger);
});
afterEach(() => state.onApplicationShutdown());
afterAll(() => jest.useRealTimers());

const ask = () => state.ask((engine) => engine.findMatches('lantern', 1));
const failWith = (error: SearchEngineError) => {
  answer = () => Promise.reject(error);
};

describe('SearchEngineState', () => {
  it('does not use an engine that failed, until a check succeeds', async () => {
    expect(await ask()).toBe(NO_MATCHES);
    failWith(KEY_REJECTED);
    expect(await ask()).toBeNull();
    answer = async () => NO_MATCHES;
    expect(await ask()).toBeNull();
    await state.check();
    expect(await ask()).toBe(NO_MATCHES);
  });

  it('checks the engine by itself every five seconds', async () => {
    failWith(KEY_REJECTED);
    state.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(0);
    answer = async () => NO_MATCHES;
    await jest.advanceTimersByTimeAsync(4_999);
    expect(await ask()).toBeNull();
    await jest.advanceTimersByTimeAsync(1);
    expect(await ask()).toBe(NO_MATCHES);
  });

  it.each([
    ['index_not_found', 404, 'has no index of the articles: run "npm run ops -- rebuild-search"'],
    ['invalid_api_key', 403, 'rejected SEARCH_ENGINE_KEY (invalid_api_key)'],
    ['missing_authorization_header', 401, 'rejected SEARCH_ENGINE_KEY (missing_authorization_header)'],
    ['timed_out', null, 'does not work (timed_out), so PostgreSQL answers all searches'],
  ])('shows operators that searches work without it after %s, until it works', async (reason, status, detail) => {
    failWith(new SearchEngineError(reason, status));
    await ask();
    const part = { name: 'search engine', ok: true, detail };
    expect(await health.check('content')).toEqual({ service: 'content', ok: true, parts: [part] });
    answer = async () => NO_MATCHES;
    await state.check();
    expect((await health.check('content')).parts).toEqual([]);
  });

  it('logs the reason once a minute, without words and addresses', async () => {
    failWith(KEY_REJECTED);
    state.onApplicationBootstrap();
    await jest.advanceTimersByTimeAsync(59_000);
    expect(warnings).toEqual([{ reason: 'invalid_api_key', status: 403 }]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(warnings).toHaveLength(2);
  });
});
