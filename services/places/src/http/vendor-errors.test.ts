import { ApiError } from '@placelore/contracts/core/errors.js';
import { BrokenCircuitError } from 'cockatiel';
import { toVendorApiError } from './vendor-errors.js';

describe('toVendorApiError', () => {
  it.each([
    ['a lost Redis', Object.assign(new Error('lost'), { name: 'MaxRetriesPerRequestError' }), 'UNAVAILABLE'],
    ['a silent Redis', new Error('Command timed out'), 'UNAVAILABLE'],
    ['a refused database', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 'UNAVAILABLE'],
    ['a slow statement', Object.assign(new Error('canceled'), { code: '57014' }), 'TIMED_OUT'],
    ['an open circuit', new BrokenCircuitError(), 'PROVIDER_UNAVAILABLE'],
    ['a fault of this service', new TypeError('x is not a function'), 'INTERNAL'],
    ['a Redis that refuses the script', new Error('ERR Error compiling script'), 'INTERNAL'],
    ['something that is no error', 'text', 'INTERNAL'],
  ])('converts %s', (_, thrown, code) => {
    expect(toVendorApiError(thrown).code).toBe(code);
  });

  it('returns an ApiError unchanged', () => {
    const error = new ApiError('PROVIDER_BUDGET_EXHAUSTED');
    expect(toVendorApiError(error)).toBe(error);
  });
});
