import { describe, expect, test } from '@jest/globals';
import { ApiError } from '@placelore/contracts/core/errors.js';
import { RequestCoalescer } from './request-coalescer.js';
import { VendorHttpError } from './vendor-errors.js';
import { VendorMirrors } from './vendor-mirrors.js';

const unavailable = () => new ApiError('PROVIDER_UNAVAILABLE');
const rejected = (isKeyRejected: boolean) =>
  new ApiError('PROVIDER_REJECTED', { cause: new VendorHttpError(isKeyRejected ? 403 : 400, isKeyRejected) });

/** Mirrors of which each answers with a text or fails with an error. */
function setup(...answers: (string | Error)[]) {
  const called: number[] = [];
  const closed: number[] = [];
  const hosts = answers.map((answer, index) => ({
    callDated: async () => {
      called.push(index);
      if (typeof answer !== 'string') throw answer;
      return { value: answer, retrievedAt: new Date(7), isStale: false };
    },
    close: async () => void closed.push(index),
  }));
  return { mirrors: new VendorMirrors(hosts as never), called, closed };
}

describe('VendorMirrors', () => {
  test('returns the first answer, with its age, and asks no other server', async () => {
    const { mirrors, called } = setup('first', 'second');
    expect(await mirrors.callDated({} as never)).toMatchObject({ value: 'first', retrievedAt: new Date(7) });
    expect(await mirrors.call({} as never)).toBe('first');
    expect(called).toEqual([0, 0]);
  });

  test.each([
    ['is unavailable', unavailable()],
    ['rejects this installation', rejected(true)],
  ])('asks the next server when one %s', async (_, failure) => {
    const { mirrors, called } = setup(failure, failure, 'third');
    expect(await mirrors.call({} as never)).toBe('third');
    expect(called).toEqual([0, 1, 2]);
  });

  test.each([
    ['finds the request invalid', rejected(false)],
    ['takes too long', new ApiError('TIMED_OUT')],
    ['fails in an unexpected way', new TypeError('unexpected')],
  ])('asks no other server when one %s', async (_, failure) => {
    const { mirrors, called } = setup(failure, 'second');
    await expect(mirrors.call({} as never)).rejects.toBe(failure);
    expect(called).toEqual([0]);
  });

  test('fails with the error of the last server, and without servers', async () => {
    const last = unavailable();
    await expect(setup(unavailable(), last).mirrors.call({} as never)).rejects.toBe(last);
    await expect(setup().mirrors.call({} as never)).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });

  test('closes every server', async () => {
    const { mirrors, closed } = setup('first', 'second');
    await mirrors.close();
    expect(closed).toEqual([0, 1]);
  });
});

describe('RequestCoalescer', () => {
  test('shares a pending response among requests with the same key, and requests again after it', async () => {
    const coalescer = new RequestCoalescer();
    let count = 0;
    const request = async () => ++count;
    expect(await Promise.all(['a', 'a', 'b'].map((key) => coalescer.run(key, request)))).toEqual([1, 1, 2]);
    expect(await coalescer.run('a', request)).toBe(3);
  });

  test('requests again after a failure', async () => {
    const coalescer = new RequestCoalescer();
    const failures = ['a', 'a'].map(() => coalescer.run('a', () => Promise.reject(new Error('down'))));
    expect((await Promise.allSettled(failures)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await coalescer.run('a', async () => 'up')).toBe('up');
  });
});
