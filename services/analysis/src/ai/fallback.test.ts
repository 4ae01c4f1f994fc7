import { VendorError } from './errors/vendor-error.js';
import { withEmbeddedFallback } from './fallback.js';

const createDeadline = (signal = new AbortController().signal) => ({ signal, deadlineMs: 10_000 });
const failing = (error: Error) => () => Promise.reject(error);
const failIfCalled = async () => {
  throw new Error('must not be asked');
};

it('withEmbeddedFallback: uses the embedded provider when the vendor fails, with its reason and costs', async () => {
  const failure = new VendorError('openai', 'did not respond: 429');
  failure.costs = [{ provider: 'openai', model: 'm', purpose: 'writing', usd: 0.1, estimated: false }];
  const result = await withEmbeddedFallback<unknown>(createDeadline(), failing(failure), async (note, costs) => ({
    note,
    costs,
  }));
  expect(result).toEqual({ note: 'openai did not respond: 429', costs: failure.costs });
});

it('withEmbeddedFallback: reports the outcome of each call, but no errors of our own', async () => {
  const outcomes: unknown[] = [];
  const deadline = { ...createDeadline(), onOutcome: (failure: unknown) => outcomes.push(failure) };
  const failure = new VendorError('openai', 'did not respond: 429');
  await withEmbeddedFallback(deadline, failing(failure), async () => null);
  await withEmbeddedFallback(deadline, async () => null, failIfCalled);
  await expect(withEmbeddedFallback(deadline, failing(new TypeError('a mistake')), failIfCalled)).rejects.toThrow();
  expect(outcomes).toEqual([failure, null]);
});

it('withEmbeddedFallback: rethrows errors of our own', async () => {
  const error = new TypeError('a mistake');
  await expect(withEmbeddedFallback(createDeadline(), failing(error), failIfCalled)).rejects.toBe(error);
});

it('withEmbeddedFallback: starts no provider for an aborted caller', async () => {
  const caller = new AbortController();
  const abortReason = new Error('the visitor left');
  const vendor = async () => {
    caller.abort(abortReason);
    throw new VendorError('openai', 'did not respond in time');
  };
  await expect(withEmbeddedFallback(createDeadline(caller.signal), vendor, failIfCalled)).rejects.toBe(abortReason);
});

it('withEmbeddedFallback: stops the vendor at the deadline and names it in the note', async () => {
  const vendor = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new VendorError('google', 'did not respond in time')));
    });
  const signal = new AbortController().signal;
  const note = await withEmbeddedFallback<string>({ signal, deadlineMs: 1000 }, vendor, async (reason) => reason);
  expect(note).toBe('google did not respond within 1 s');
});
