import { ApiError } from '@placelore/contracts/core/errors.js';
import { ConfigError } from '../config/read-config.js';
import { HealthChecks } from './health-checks.js';

describe('HealthChecks', () => {
  let checks: HealthChecks;
  beforeEach(() => {
    checks = new HealthChecks();
    checks.register('database', async () => {});
  });
  afterEach(() => jest.useRealTimers());

  it('reports success when every check succeeds', async () => {
    expect(await checks.check('auth')).toEqual({ service: 'auth', ok: true, parts: [{ name: 'database', ok: true }] });
  });

  it('names the failed check without its error, which may contain a URL', async () => {
    checks.register('redis', async () => {
      throw new Error('connect ECONNREFUSED redis://:hunter2@10.0.0.1:6379');
    });
    const health = await checks.check('auth');
    expect(health.ok).toBe(false);
    expect(health.parts).toEqual([
      { name: 'database', ok: true },
      { name: 'redis', ok: false, detail: 'cannot be reached' },
    ]);
  });

  it('distinguishes a timeout from our other errors', async () => {
    checks.register('auth', async () => {
      throw new ApiError('UNAVAILABLE');
    });
    checks.register('places', async () => {
      throw new ApiError('TIMED_OUT');
    });
    const { parts } = await checks.check('gateway');
    expect(parts.map(({ detail }) => detail)).toEqual([undefined, 'cannot be reached', 'does not respond in time']);
  });

  it('says that the guides are being prepared at the first start', async () => {
    checks.register('guides', async () => {
      throw new ApiError('LIBRARY_NOT_READY');
    });
    const health = await checks.check('content');
    expect(health.ok).toBe(false);
    expect(health.parts).toContainEqual({ name: 'guides', ok: false, detail: 'are being prepared' });
  });

  it('lists notices as working parts, with their text', async () => {
    checks.registerNotice('vision', 'The model is not called because its price is unknown.');
    expect(await checks.check('analysis')).toEqual({
      service: 'analysis',
      ok: true,
      parts: [
        { name: 'database', ok: true },
        { name: 'vision', ok: true, detail: 'The model is not called because its price is unknown.' },
      ],
    });
  });

  it('no longer lists a withdrawn notice', async () => {
    checks.registerNotice('vision', 'The key was rejected.');
    checks.withdrawNotice('vision');
    expect((await checks.check('analysis')).parts).toEqual([{ name: 'database', ok: true }]);
  });

  it('names the settings that a part rejects', async () => {
    checks.register('storage', () => Promise.reject(new ConfigError('storage', ['the key is refused'])));
    expect((await checks.check('auth')).parts).toContainEqual({
      name: 'storage',
      ok: false,
      detail: 'is set up wrongly: the key is refused',
    });
  });

  it('handles a check that throws synchronously', async () => {
    checks.register('redis', () => {
      throw new Error('at once');
    });
    expect((await checks.check('auth')).ok).toBe(false);
  });

  it('waits at most 2.5 s in total for checks that do not respond', async () => {
    jest.useFakeTimers();
    for (const name of ['redis', 'storage']) checks.register(name, () => new Promise<void>(() => {}));
    const check = checks.check('auth');
    await jest.advanceTimersByTimeAsync(2_499);
    const earlyResult = await Promise.race([check, Promise.resolve('not yet')]);
    expect(earlyResult).toBe('not yet');
    await jest.advanceTimersByTimeAsync(1);
    const silent = { ok: false, detail: 'does not respond in time' };
    expect((await check).parts).toEqual([
      { name: 'database', ok: true },
      { name: 'redis', ...silent },
      { name: 'storage', ...silent },
    ]);
  });

  it('names a problem with which the service still works and is ready', async () => {
    checks.registerWarning('disk', async () => 'is full');
    checks.registerWarning('memory', async () => null);
    checks.registerWarning('unknown', async () => {
      throw new Error('no such folder');
    });
    expect(await checks.check('content')).toEqual({
      service: 'content',
      ok: true,
      parts: [
        { name: 'database', ok: true },
        { name: 'disk', ok: false, detail: 'is full' },
      ],
    });
  });

  it('runs each check once for simultaneous calls', async () => {
    const probe = jest.fn(async () => {});
    checks.register('redis', probe);
    await Promise.all([checks.check('auth'), checks.check('auth')]);
    expect(probe).toHaveBeenCalledTimes(1);
    await checks.check('auth');
    expect(probe).toHaveBeenCalledTimes(2);
  });

  it('leaves no timer behind after a check has finished', async () => {
    jest.useFakeTimers();
    await checks.check('auth');
    expect(jest.getTimerCount()).toBe(0);
  });
});
