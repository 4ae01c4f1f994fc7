import { recordVendorCost, toCallOutcome } from './measure-call.js';
import { metrics } from './metrics.js';

it('recordVendorCost: adds what was charged, and leaves out released estimates and free calls', async () => {
  for (const usd of [0.25, -0.25, 0, 0.5]) recordVendorCost('fake', 'vision', usd);
  const { values } = await metrics.vendorCost.get();
  expect(values).toEqual([{ labels: { vendor: 'fake', purpose: 'vision' }, value: 0.75 }]);
});

it.each([
  [200, 'ok'],
  [304, 'ok'],
  [399, 'ok'],
  [400, 'rejected'],
  [499, 'rejected'],
  [500, 'unavailable'],
])('toCallOutcome: names the outcome of status %d %s', (status, outcome) => {
  expect(toCallOutcome(status)).toBe(outcome);
});
