/** What early.js in public/ leaves behind. */
interface EarlyClick {
  /** The button that was pressed last. */
  button: HTMLButtonElement | null;
  /** Stops looking. */
  end(): void;
}

/** Presses the button again that was pressed before there was code for it, when it is still there. */
export function replayEarlyClick(): void {
  const { earlyClick } = window as { earlyClick?: EarlyClick };
  earlyClick?.end();
  if (earlyClick?.button?.isConnected) earlyClick.button.click();
}
