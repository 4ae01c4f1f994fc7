/** State that public/early-click.js leaves on `window`. */
interface EarlyClick {
  /** Button that was clicked last. */
  button: HTMLButtonElement | null;
  /** Stops listening for clicks. */
  end(): void;
}

/** Repeats the click on a button that was clicked before its code had loaded, if the button still exists. */
export function replayEarlyClick(): void {
  const { earlyClick } = window as { earlyClick?: EarlyClick };
  earlyClick?.end();
  if (earlyClick?.button?.isConnected) earlyClick.button.click();
}
