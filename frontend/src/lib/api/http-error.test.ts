import { getErrorMessage, getUserMessage, HttpError, toHttpError } from './http-error.js';

const body = { error: 'Username already exists', code: 'USERNAME_TAKEN', requestId: 'r' };

test('the message is status, colon, space and the body text', async () => {
  expect((await toHttpError(new Response('no such thing', { status: 404 }))).message).toBe('404: no such thing');
});

test('an empty body leaves the status text', async () => {
  const error = await toHttpError(new Response('', { status: 502, statusText: 'Bad Gateway' }));
  expect(error.message).toBe('502: Bad Gateway');
});

test('the sentence of the product’s own errors is for the screen, anything else gets the fallback', () => {
  const text = JSON.stringify(body);
  const error = new HttpError(409, text);
  expect(error.message).toBe(`409: ${text}`);
  expect(getUserMessage(error, 'fallback')).toBe('Username already exists');
  expect(getUserMessage(new HttpError(502, '<html>'), 'fallback')).toBe('fallback');
  expect(getUserMessage(new TypeError('Failed to fetch'), 'fallback')).toBe('fallback');
});

test('what an error says of itself is its sentence, else its message, and the fallback where that is empty', () => {
  expect(getErrorMessage(new HttpError(409, JSON.stringify(body)), 'fallback')).toBe('Username already exists');
  expect(getErrorMessage(new TypeError('Failed to fetch'), 'fallback')).toBe('Failed to fetch');
  expect(getErrorMessage(new Error(''), 'fallback')).toBe('fallback');
});
