import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { Shutdown } from './shutdown.js';

/** Begins a response; returns what ends it. */
function startResponse(shutdown: Shutdown): () => void {
  const [socket, response] = [new EventEmitter(), new EventEmitter()];
  shutdown.track({ socket } as never, response as never);
  return () => void response.emit('close');
}

test('Shutdown: drains at once without a delay, and leaves long responses alone until the process closes', async () => {
  const shutdown = new Shutdown();
  expect([shutdown.isDraining, shutdown.signal.aborted]).toEqual([false, false]);
  startResponse(shutdown);
  await shutdown.drain(0);
  expect([shutdown.isDraining, shutdown.signal.aborted]).toEqual([true, false]);
  const closing = new Shutdown();
  closing.beforeApplicationShutdown();
  expect([closing.isDraining, closing.signal.aborted]).toEqual([true, true]);
});

test('Shutdown: ends long responses after the delay, and waits for those that run by then', async () => {
  const shutdown = new Shutdown();
  const [endFirst, endSecond] = [startResponse(shutdown), startResponse(shutdown)];
  endFirst();
  let isDrained = false;
  const drained = shutdown.drain(1).then(() => {
    isDrained = true;
  });
  expect([shutdown.isDraining, shutdown.signal.aborted]).toEqual([true, false]);
  await new Promise((resolve) => shutdown.signal.addEventListener('abort', resolve));
  await setImmediate();
  expect(isDrained).toBe(false);
  // Later responses keep nothing waiting.
  startResponse(shutdown);
  endSecond();
  await drained;
  expect(isDrained).toBe(true);
});
