import { orEmbedded } from './fallback.js';
import { VendorFailure } from './vendor-failure.js';

const patience = (signal = new AbortController().signal) => ({ signal, deadlineMs: 10_000 });
const failing = (error: Error) => () => Promise.reject(error);
const mustNot = async () => {
  throw new Error('must not be asked');
};

it('lets the embedded provider work when the vendor failed, with the reason and the costs', async () => {
  const failure = new VendorFailure('openai', 'did not answer: 429');
  failure.costs = [{ provider: 'openai', model: 'm', purpose: 'writing', usd: 0.1, estimated: false }];
  const told = await orEmbedded<unknown>(patience(), failing(failure), async (note, costs) => ({ note, costs }));
  expect(told).toEqual({ note: 'openai did not answer: 429', costs: failure.costs });
});

it('does not hide faults of our own', async () => {
  const fault = new TypeError('a mistake');
  await expect(orEmbedded(patience(), failing(fault), mustNot)).rejects.toBe(fault);
});

it('does no work for a caller that has gone', async () => {
  const caller = new AbortController();
  const gone = new Error('the visitor left');
  const vendor = async () => {
    caller.abort(gone);
    throw new VendorFailure('openai', 'did not answer in time');
  };
  await expect(orEmbedded(patience(caller.signal), vendor, mustNot)).rejects.toBe(gone);
});

it('stops the vendor at the deadline and says so', async () => {
  const vendor = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new VendorFailure('google', 'did not answer in time')));
    });
  const signal = new AbortController().signal;
  const note = await orEmbedded<string>({ signal, deadlineMs: 1000 }, vendor, async (reason) => reason);
  expect(note).toBe('google did not answer: nothing within 1 s');
});
