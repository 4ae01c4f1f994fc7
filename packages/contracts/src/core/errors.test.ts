import { ApiError, ERRORS, type ErrorCode, invalidField } from './errors.js';

const rows = Object.entries(ERRORS);

describe('ERRORS', () => {
  it.each(rows)('has an error status and a readable message for %s', (code, { status, message }) => {
    expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(600);
    expect(message).toMatch(/^[A-Z].{9,}/);
    expect(message).not.toMatch(/undefined|null|\[object|Error:/);
  });

  it.each(rows.filter(([, { status }]) => status < 500))(
    'marks the client error %s as retryable only when waiting helps',
    (code, { retryable }) => {
      const passing = ['TOO_MANY_REQUESTS', 'QUOTA_EXCEEDED', 'ANALYSIS_PENDING', 'UPLOAD_TOO_SLOW', 'UPLOADS_FULL'];
      expect(retryable).toBe(passing.includes(code));
    },
  );

  it('marks exactly the temporary errors as retryable', () => {
    const retryable = rows.filter(([, row]) => row.retryable).map(([code]) => code);
    expect(retryable.sort()).toEqual([
      'ANALYSIS_PENDING',
      'INTERNAL',
      'LIBRARY_NOT_READY',
      'OVERLOADED',
      'PROVIDER_UNAVAILABLE',
      'QUEUE_FULL',
      'QUOTA_EXCEEDED',
      'STORAGE_FULL',
      'TIMED_OUT',
      'TOO_MANY_REQUESTS',
      'UNAVAILABLE',
      'UPLOADS_FULL',
      'UPLOAD_TOO_SLOW',
    ]);
  });

  it('keeps the messages of the specification', () => {
    const stated: Partial<Record<ErrorCode, string>> = {
      IMAGE_MISSING: 'Please select an image to upload.',
      IMAGE_EMPTY: 'No image data captured. Please try again.',
      IMAGE_TOO_LARGE: 'Please select an image smaller than 10MB.',
      IMAGE_UNSUPPORTED: 'Please select an image file (JPG, PNG, HEIC, RAW formats supported).',
      INVALID_CREDENTIALS: 'Invalid username or password',
    };
    for (const [code, message] of Object.entries(stated)) expect(ERRORS[code as ErrorCode].message).toBe(message);
  });
});

describe('ApiError', () => {
  it('has the status, retryability and message of its row', () => {
    const error = new ApiError('UNAVAILABLE');
    expect([error.status, error.retryable, error.message]).toEqual([503, true, ERRORS.UNAVAILABLE.message]);
  });

  it('does not expose its cause in the message', () => {
    const cause = new Error('password is hunter2');
    const error = new ApiError('INTERNAL', { cause });
    expect(error.cause).toBe(cause);
    expect(error.message).not.toContain('hunter2');
  });

  it('names the invalid field', () => {
    expect(invalidField('email', 'is odd')).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'email: is odd',
      details: [{ field: 'email', message: 'is odd' }],
    });
  });
});
