import { ApiError } from '@placelore/contracts/core/errors.js';
import { BrokenCircuitError } from 'cockatiel';
import { toVendorApiError } from './vendor-errors.js';

describe('toVendorApiError', () => {
  it.each([
    ['a lost Redis connection', Object.assign(new Error('lost'), { name: 'MaxRetriesPerRequestError' }), 'UNAVAILABLE'],
    ['a Redis timeout', new Error('Command timed out'), 'UNAVAILABLE'],
    ['a refused database connection', Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }), 'UNAVAILABLE'],
    ['a slow statement', Object.assign(new Error('canceled'), { code: '57014' }), 'TIMED_OUT'],
    ['an open circuit', new BrokenCircuitError(), 'PROVIDER_UNAVAILABLE'],
    ['an error of this service', new TypeError('x is not a function'), 'INTERNAL'],
    ['a script rejected by Redis', new Error('ERR Error compiling script'), 'INTERNAL'],
    ['a value that is not an error', 'text', 'INTERNAL'],
  ])('converts %s', (_, thrown, code) => {
    expect(toVendorApiError(thrown).code).toBe(code);
  });

  it('returns an ApiError unchanged', () => {
    const error = new ApiError('PROVIDER_BUDGET_EXHAUSTED');
    expect(toVendorApiError(error)).toBe(error);
  });
});
