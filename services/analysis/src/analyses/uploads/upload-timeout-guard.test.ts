import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { UploadTimeoutGuard } from './upload-timeout-guard.js';

/** Starts an upload that sends a chunk every `intervalMs` and never ends. @returns what it was rejected with so far */
function startUpload(intervalMs: number): { code: string | undefined } {
  const guard = new UploadTimeoutGuard(new PassThrough() as unknown as IncomingMessage);
  const upload: { code: string | undefined } = { code: undefined };
  const sender = setInterval(guard.onChunk, intervalMs);
  guard.watch(new Promise(() => {})).catch(({ code }) => {
    upload.code = code;
    clearInterval(sender);
  });
  return upload;
}

describe('UploadTimeoutGuard', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('rejects a stalled upload as too slow, after the gateway had time to end it', async () => {
    const upload = startUpload(1_000_000);
    await jest.advanceTimersByTimeAsync(19_000);
    expect(upload.code).toBeUndefined();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(upload.code).toBe('UPLOAD_TOO_SLOW');
  });

  it('rejects an upload that takes too long altogether as too slow', async () => {
    const upload = startUpload(5_000);
    await jest.advanceTimersByTimeAsync(99_000);
    expect(upload.code).toBeUndefined();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(upload.code).toBe('UPLOAD_TOO_SLOW');
  });
});
