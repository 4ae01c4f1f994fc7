/** Failure of a job. The message is a sentence for the user. */
export class JobFailedError extends Error {
  override name = 'JobFailedError';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Methods of `EventSource` that are used, so that tests can replace it. */
export interface EventStream {
  addEventListener(name: string, listener: (event: { data?: string }) => void): void;
  close(): void;
}

/** Dependencies of {@link followEvents}. */
export interface FollowEventsDeps {
  openEvents: () => EventStream;
  wait: (ms: number) => Promise<void>;
}

/** Time without events after which a stream counts as broken, because a proxy may be buffering them. */
export const SILENCE_TIMEOUT_MS = 20_000;

/**
 * Follows a job by its events: "progress", then either "done" or "failed". Returns null if the stream breaks or goes
 * silent before the end.
 * @throws JobFailedError if the job fails
 */
export function followEvents<Result, Progress>(
  { openEvents, wait }: FollowEventsDeps,
  onProgress: (progress: Progress) => void,
): Promise<Result | null> {
  return new Promise((resolve, reject) => {
    const events = openEvents();
    let messageCount = 0;
    let hasEnded = false;
    const end = (finish: () => void) => {
      if (hasEnded) return;
      hasEnded = true;
      events.close();
      finish();
    };
    const restartSilenceTimer = () => {
      messageCount += 1;
      const countBefore = messageCount;
      void wait(SILENCE_TIMEOUT_MS).then(() => countBefore === messageCount && end(() => resolve(null)));
    };
    const listen = <Data>(name: string, handle: (data: Data) => void) =>
      events.addEventListener(name, ({ data }) => {
        if (hasEnded) return;
        try {
          handle(JSON.parse(data ?? '') as Data);
        } catch {
          end(() => resolve(null));
        }
      });

    listen<Progress>('progress', (progress) => {
      onProgress(progress);
      restartSilenceTimer();
    });
    listen<Result>('done', (result) => end(() => resolve(result)));
    listen<{ code: string; message: string }>('failed', ({ code, message }) =>
      end(() => reject(new JobFailedError(code, message))),
    );
    events.addEventListener('error', () => end(() => resolve(null)));
    restartSilenceTimer();
  });
}
