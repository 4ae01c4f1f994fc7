/** Work that ended without what was asked for; the message is a sentence for a person. */
export class WorkFailure extends Error {
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
export interface EventTools {
  openEvents: () => EventStream;
  wait: (ms: number) => Promise<void>;
}

/** A stream that says nothing for this long is taken for broken, in ms: something on the way may hold it back. */
export const SILENCE_MS = 20_000;

/**
 * Follows work by its events: "progress", then one of "done" and "failed". Answers null when the stream broke before the
 * end, or goes silent.
 * @throws WorkFailure when the work fails
 */
export function followEvents<Result, Progress>(
  { openEvents, wait }: EventTools,
  onProgress: (progress: Progress) => void,
): Promise<Result | null> {
  return new Promise((resolve, reject) => {
    const events = openEvents();
    let heard = 0;
    let ended = false;
    const end = (settle: () => void) => {
      if (ended) return;
      ended = true;
      events.close();
      settle();
    };
    const listenForSilence = () => {
      heard += 1;
      const before = heard;
      void wait(SILENCE_MS).then(() => before === heard && end(() => resolve(null)));
    };
    const on = <Data>(name: string, handle: (data: Data) => void) =>
      events.addEventListener(name, ({ data }) => {
        if (ended) return;
        try {
          handle(JSON.parse(data ?? '') as Data);
        } catch {
          end(() => resolve(null));
        }
      });

    on<Progress>('progress', (progress) => {
      onProgress(progress);
      listenForSilence();
    });
    on<Result>('done', (result) => end(() => resolve(result)));
    on<{ code: string; message: string }>('failed', ({ code, message }) =>
      end(() => reject(new WorkFailure(code, message))),
    );
    events.addEventListener('error', () => end(() => resolve(null)));
    listenForSilence();
  });
}
