import { measureCost, recordCharge } from './charge-meter.js';

it('tells what was charged for a call, and not for another at the same time', async () => {
  const call = (microUsd: number) =>
    measureCost(async () => {
      recordCharge(microUsd);
      await Promise.resolve();
      recordCharge(microUsd);
      return microUsd;
    });
  expect(await Promise.all([call(35_000), call(5_000)])).toEqual([
    { value: 35_000, costUsd: 0.07 },
    { value: 5_000, costUsd: 0.01 },
  ]);
});

it('what is taken back was not charged, and what nobody measures is no fault', async () => {
  recordCharge(1);
  const { costUsd } = await measureCost(async () => {
    recordCharge(35_000);
    recordCharge(-35_000);
  });
  expect(costUsd).toBe(0);
});
