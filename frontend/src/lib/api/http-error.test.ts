import { getErrorMessage, getUserMessage, HttpError, toHttpError } from './http-error.js';

const body = { error: 'Username already exists', code: 'USERNAME_TAKEN', requestId: 'r' };

test('toHttpError: builds the message from the status and the body text', async () => {
  expect((await toHttpError(new Response('no such thing', { status: 404 }))).message).toBe('404: no such thing');
});

test('toHttpError: uses the status text if the body is empty', async () => {
  const error = await toHttpError(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  expect(error.message).toBe('502: Bad Gateway');
});

test('getUserMessage: returns the message of a product error, and the fallback for any other', () => {
  const text = JSON.stringify(body);
  const error = new HttpError(409, text);
  expect(error.message).toBe(`409: ${text}`);
  expect(getUserMessage(error, 'fallback')).toBe('Username already exists');
  expect(getUserMessage(new HttpError(502, '<html>'), 'fallback')).toBe('fallback');
  expect(getUserMessage(new TypeError('Failed to fetch'), 'fallback')).toBe('fallback');
});

test('getErrorMessage: returns the product’s message, otherwise the error’s own, and the fallback if both are empty', () => {
  expect(getErrorMessage(new HttpError(409, JSON.stringify(body)), 'fallback')).toBe('Username already exists');
  expect(getErrorMessage(new TypeError('Failed to fetch'), 'fallback')).toBe('Failed to fetch');
  expect(getErrorMessage(new Error(''), 'fallback')).toBe('fallback');
});
