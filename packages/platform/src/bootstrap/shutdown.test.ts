import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { toApiError } from '../http/error-response.js';
import { Shutdown } from './shutdown.js';

/** Begins a response. Returns a function that ends it. */
function startResponse(shutdown: Shutdown): () => void {
  const [socket, response] = [new EventEmitter(), new EventEmitter()];
  shutdown.track({ socket } as never, response as never);
  return () => void response.emit('close');
}

const isAborted = ({ streamsSignal, signal }: Shutdown) => [streamsSignal.aborted, signal.aborted];

test('Shutdown: drains at once without a delay, and does not end streams and work before closing', async () => {
  const shutdown = new Shutdown();
  expect([shutdown.isDraining, ...isAborted(shutdown)]).toEqual([false, false, false]);
  startResponse(shutdown);
  const stopListening = jest.fn();
  await shutdown.drain(0, stopListening);
  expect([shutdown.isDraining, ...isAborted(shutdown)]).toEqual([true, false, false]);
  expect(stopListening).not.toHaveBeenCalled();
  const closing = new Shutdown();
  closing.beforeApplicationShutdown();
  expect([closing.isDraining, ...isAborted(closing)]).toEqual([true, true, true]);
});

test('Shutdown: ends streams and listening after the delay, and lets running requests continue', async () => {
  const shutdown = new Shutdown();
  const [endFirst, endSecond] = [startResponse(shutdown), startResponse(shutdown)];
  endFirst();
  let isDrained = false;
  let isListening = true;
  const stopListening = () => {
    isListening = false;
  };
  const drained = shutdown.drain(1, stopListening).then(() => {
    isDrained = true;
  });
  expect([shutdown.isDraining, isListening, ...isAborted(shutdown)]).toEqual([true, true, false, false]);
  await new Promise((resolve) => shutdown.streamsSignal.addEventListener('abort', resolve));
  expect([isListening, ...isAborted(shutdown)]).toEqual([false, true, false]);
  // Arrives on a connection that was open before.
  const endLate = startResponse(shutdown);
  endSecond();
  await setImmediate();
  expect(isDrained).toBe(false);
  endLate();
  await drained;
  expect(isAborted(shutdown)).toEqual([true, false]);
});

test('Shutdown: ends work with a retryable error', () => {
  const shutdown = new Shutdown();
  shutdown.beforeApplicationShutdown();
  expect(toApiError(shutdown.signal.reason).code).toBe('UNAVAILABLE');
});
