/** Work that ended without what was asked for; the message is a sentence for a person. */
export class JobFailedError extends Error {
  override name = 'WorkFailure';
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The part of `EventSource` that is used, so that tests can stand in for it. */
export interface EventStream {
  addEventListener(name: string, listener: (event: { data?: string }) => void): void;
  close(): void;
}

/** What following needs from outside. */
export interface FollowEventsDeps {
  openEvents: () => EventStream;
  wait: (ms: number) => Promise<void>;
}

/** A stream that says nothing for this long is taken for broken, in ms: something on the way may hold it back. */
export const SILENCE_TIMEOUT_MS = 20_000;

/**
 * Follows work by its events: "progress", then one of "done" and "failed". Answers null when the stream broke before the
 * end, or goes silent.
 * @throws WorkFailure when the work fails
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
