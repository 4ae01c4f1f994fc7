import type { GuideAnswer, GuideProgress } from '@placelore/contracts/guides.js';

/** A guide that could not be had; the message is a sentence for a person. */
export class GuideFailure extends Error {
  override name = 'GuideFailure';

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** The part of `EventSource` that is used, so that tests can stand in for it. */
export interface EventStream {
  addEventListener(name: string, listener: (event: { data?: string }) => void): void;
  close(): void;
}

/** What following needs from outside. */
export interface FollowTools {
  openEvents: () => EventStream;
  /** Asks for the guide and waits for it. @throws GuideFailure, HttpError, TypeError */
  ask: () => Promise<GuideAnswer>;
  wait: (ms: number) => Promise<void>;
}

/** A stream that says nothing for this long is taken for broken, in ms: something on the way may hold it back. */
export const SILENCE_MS = 20_000;

/**
 * Follows a guide to its end by its events; when their stream breaks or goes silent, by waiting for the answer.
 * @throws GuideFailure when it comes to nothing; what `ask` throws.
 */
export async function followGuide(
  tools: FollowTools,
  onProgress: (progress: GuideProgress) => void,
): Promise<GuideAnswer> {
  return (await followEvents(tools, onProgress)) ?? (await tools.ask());
}

/** Answers null when the stream broke before the end. */
function followEvents(
  { openEvents, wait }: FollowTools,
  onProgress: (progress: GuideProgress) => void,
): Promise<GuideAnswer | null> {
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

    on<GuideProgress>('progress', (progress) => {
      onProgress(progress);
      listenForSilence();
    });
    on<GuideAnswer>('done', (answer) => end(() => resolve(answer)));
    on<{ code: string; message: string }>('failed', ({ code, message }) =>
      end(() => reject(new GuideFailure(code, message))),
    );
    events.addEventListener('error', () => end(() => resolve(null)));
    listenForSilence();
  });
}
