import { MemoryLedger } from '../../test/support/provider-fixtures.js';
import type { CostEntry } from '../costs/costs.js';
import { Budget } from './budget.js';
import { VendorError } from './errors/vendor-error.js';

/** Without a requester, shares are unlimited. */
const UNLIMITED_SHARES = { reserve: async () => ({ settle: async () => {} }) };

const planned = { provider: 'openai', model: 'm', purpose: 'writing' as const, estimateUsd: 0.3 };
const returnCost = (usd: number | null) => async () => ({ value: 'text', usd });

async function spend(call: () => Promise<{ value: string; usd: number | null }>) {
  const ledger = new MemoryLedger();
  const costs: CostEntry[] = [];
  const result = await new Budget(ledger, UNLIMITED_SHARES).spend(planned, costs, call).catch((error) => error);
  return { result, ledger, costs };
}

describe('Budget', () => {
  it('keeps concurrent calls within the budget together', async () => {
    const ledger = new MemoryLedger(1);
    const budget = new Budget(ledger, UNLIMITED_SHARES);
    const calls = Array.from({ length: 20 }, () => budget.spend(planned, [], returnCost(0.3)));
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(ledger.entries).toHaveLength(3);
  });

  it('holds the estimate in the ledger while a call runs, and then what was charged', async () => {
    const ledger = new MemoryLedger(1);
    let whileRunning: CostEntry[] = [];
    await new Budget(ledger, UNLIMITED_SHARES).spend(planned, [], async () => {
      whileRunning = structuredClone(ledger.entries);
      return { value: 'text', usd: 0.1 };
    });
    expect(whileRunning).toEqual([expect.objectContaining({ usd: 0.3, estimated: true })]);
    expect(ledger.entries).toEqual([expect.objectContaining({ usd: 0.1, estimated: false })]);
  });

  it.each([null, -1, 9, Number.NaN, Number.POSITIVE_INFINITY])('charges the estimate for a cost of %s', async (usd) => {
    const { ledger, costs } = await spend(returnCost(usd));
    expect(ledger.entries).toEqual([{ provider: 'openai', model: 'm', purpose: 'writing', usd: 0.3, estimated: true }]);
    expect(costs).toEqual(ledger.entries);
  });

  it('releases the estimate when the vendor did not charge', async () => {
    const { result, ledger, costs } = await spend(() => Promise.reject(new VendorError('openai', 'failed: 500')));
    expect(result.message).toContain('500');
    expect([ledger.entries, costs]).toEqual([[], []]);
  });

  it.each([new VendorError('openai', 'timeout', { mayHaveCharged: true }), new Error('a fault of ours')])(
    'charges the estimate after an error that leaves the charge open: %s',
    async (error) => {
      const { result, ledger, costs } = await spend(() => Promise.reject(error));
      expect(result).toBe(error);
      expect(ledger.totalUsd).toBe(0.3);
      expect(costs).toEqual(ledger.entries);
    },
  );

  it('releases the estimate when the share of the requester is spent', async () => {
    const ledger = new MemoryLedger();
    const budget = new Budget(ledger, { reserve: async () => null });
    await expect(budget.spend(planned, [], returnCost(0.3))).rejects.toThrow("your share of today's budget is spent");
    expect(ledger.entries).toEqual([]);
  });

  it("does not call when the ledger cannot be read, and does not report that as the vendor's failure", async () => {
    const databaseError = new Error('no database');
    const budget = new Budget({ reserve: () => Promise.reject(databaseError) }, UNLIMITED_SHARES);
    let isCalled = false;
    const call = async () => {
      isCalled = true;
      return { value: 'text', usd: 0.3 };
    };
    await expect(budget.spend(planned, [], call)).rejects.toBe(databaseError);
    expect(isCalled).toBe(false);
  });
});
