import { measureCost, recordCharge } from './charge-meter.js';

it('measureCost: returns the charges of its own call without those of a concurrent call', async () => {
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

it('measureCost: subtracts refunds; recordCharge works outside a measurement', async () => {
  recordCharge(1);
  const { costUsd } = await measureCost(async () => {
    recordCharge(35_000);
    recordCharge(-35_000);
  });
  expect(costUsd).toBe(0);
});
