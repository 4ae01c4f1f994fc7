import { setTimeout as pause } from 'node:timers/promises';
import { VendorError } from './errors/vendor-error.js';
import { withRetries } from './retries.js';

jest.mock('node:timers/promises', () => ({ setTimeout: jest.fn(async (_ms: number, value: unknown) => value) }));
afterEach(() => jest.mocked(pause).mockClear());

const NEVER = new AbortController().signal;
const getPauses = () => jest.mocked(pause).mock.calls.map(([ms]) => ms);

/** Creates an attempt that fails with each of the errors in turn, and then succeeds. */
function failWith(...errors: Error[]) {
  const remaining = [...errors];
  return async () => {
    const error = remaining.shift();
    if (error) throw error;
    return 'done';
  };
}
const busy = (retryAfterMs: number | null = 0) => new VendorError('OpenAI', 'is busy', { retryAfterMs });

it.each([
  ['no error', [], []],
  ['one error', [busy()], [300]],
  ['two errors', [busy(), busy()], [300, 900]],
  ['an error that asks for a longer pause', [busy(2_000)], [2_000]],
  ['errors that ask for shorter pauses', [busy(100), busy(100)], [300, 900]],
])('withRetries: succeeds after %s, with pauses', async (_, errors, pauses) => {
  expect(await withRetries(NEVER, failWith(...errors))).toBe('done');
  expect(getPauses()).toEqual(pauses);
});

it('withRetries: gives up after three attempts, with the last error', async () => {
  const last = busy();
  await expect(withRetries(NEVER, failWith(busy(), busy(), last))).rejects.toBe(last);
  expect(getPauses()).toEqual([300, 900]);
});

it.each([
  ['an error after which no attempt may succeed', busy(null)],
  ['an error of our own', new Error('broken')],
])('withRetries: makes no second attempt after %s', async (_, error) => {
  await expect(withRetries(NEVER, failWith(error))).rejects.toBe(error);
  expect(getPauses()).toEqual([]);
});

it('withRetries: makes no other attempt without a waiting caller', async () => {
  const error = busy();
  await expect(withRetries(AbortSignal.abort(), failWith(error))).rejects.toBe(error);
  expect(getPauses()).toEqual([]);
});

it('withRetries: makes no other attempt when the pause is interrupted', async () => {
  jest.mocked(pause).mockRejectedValueOnce(new Error('aborted'));
  const error = busy();
  await expect(withRetries(NEVER, failWith(error))).rejects.toBe(error);
});
