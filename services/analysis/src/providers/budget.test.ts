import { Budget } from './budget.js';
import type { CostEntry, SpendingLedger } from './costs.js';
import { VendorFailure } from './vendor-failure.js';

/** A ledger whose reading is slow and may be answered late, as a database's. */
function slowLedger(budgetUsd: number) {
  const entries: CostEntry[] = [];
  const ledger: SpendingLedger = {
    remainingToday: async () => {
      const left = budgetUsd - entries.reduce((sum, { usd }) => sum + usd, 0);
      await new Promise((resolve) => setImmediate(resolve));
      return left;
    },
    record: async (entry) => {
      await new Promise((resolve) => setImmediate(resolve));
      entries.push(entry);
    },
  };
  return { ledger, entries };
}

/** Shares of nobody are unlimited. */
const EVERYTHING = { reserve: async () => ({ settle: async () => {} }) };

const planned = { provider: 'openai', model: 'm', purpose: 'writing' as const, estimateUsd: 0.3 };
const paid = async () => ({ value: 'text', usd: 0.3 });

it('does not let calls made at once overspend together', async () => {
  const { ledger, entries } = slowLedger(1);
  const budget = new Budget(ledger, EVERYTHING);
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => budget.spend(planned, [], paid)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(entries).toHaveLength(3);
});

it('takes back what it promised, whatever came of the call', async () => {
  const { ledger, entries } = slowLedger(1);
  const budget = new Budget(ledger, EVERYTHING);
  const failing = () => Promise.reject(new VendorFailure('openai', 'did not answer: 500'));
  for (const _ of Array(10)) await expect(budget.spend(planned, [], failing)).rejects.toThrow('500');
  for (const _ of [1, 2, 3]) await budget.spend(planned, [], paid);
  expect(entries).toHaveLength(3);
  for (const _ of [1, 2]) await expect(budget.spend(planned, [], paid)).rejects.toThrow('budget for today is spent');
});

it('does not call when the ledger cannot be read, and says it is no fault of the vendor', async () => {
  const down = new Error('no database');
  const budget = new Budget({ remainingToday: () => Promise.reject(down), record: async () => {} }, EVERYTHING);
  let called = false;
  const call = async () => {
    called = true;
    return paid();
  };
  await expect(budget.spend(planned, [], call)).rejects.toBe(down);
  expect(called).toBe(false);
});
