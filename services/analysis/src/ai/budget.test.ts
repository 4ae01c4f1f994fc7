import type { CostEntry, CostLedger } from '../costs/costs.js';
import { Budget } from './budget.js';
import { VendorError } from './vendor-error.js';

/** A ledger that reads slowly and may answer late, as a database does. */
function slowLedger(budgetUsd: number) {
  const entries: CostEntry[] = [];
  const ledger: CostLedger = {
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

/** Without a requester, shares are unlimited. */
const UNLIMITED_SHARES = { reserve: async () => ({ settle: async () => {} }) };

const planned = { provider: 'openai', model: 'm', purpose: 'writing' as const, estimateUsd: 0.3 };
const paid = async () => ({ value: 'text', usd: 0.3 });

it('Budget: keeps concurrent calls within the budget together', async () => {
  const { ledger, entries } = slowLedger(1);
  const budget = new Budget(ledger, UNLIMITED_SHARES);
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => budget.spend(planned, [], paid)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(entries).toHaveLength(3);
});

it('Budget: releases the reserved amount after success and failure', async () => {
  const { ledger, entries } = slowLedger(1);
  const budget = new Budget(ledger, UNLIMITED_SHARES);
  const failing = () => Promise.reject(new VendorError('openai', 'did not respond: 500'));
  for (const _ of Array(10)) await expect(budget.spend(planned, [], failing)).rejects.toThrow('500');
  for (const _ of [1, 2, 3]) await budget.spend(planned, [], paid);
  expect(entries).toHaveLength(3);
  for (const _ of [1, 2]) await expect(budget.spend(planned, [], paid)).rejects.toThrow("today's budget is exhausted");
});

it('Budget: does not call when the ledger cannot be read, and does not blame the vendor', async () => {
  const databaseError = new Error('no database');
  const budget = new Budget(
    { remainingToday: () => Promise.reject(databaseError), record: async () => {} },
    UNLIMITED_SHARES,
  );
  let isCalled = false;
  const call = async () => {
    isCalled = true;
    return paid();
  };
  await expect(budget.spend(planned, [], call)).rejects.toBe(databaseError);
  expect(isCalled).toBe(false);
});
