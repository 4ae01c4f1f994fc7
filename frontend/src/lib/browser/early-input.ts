/** State that public/page-start.js leaves on `window`. */
interface EarlyInput {
  /** Button that was pressed last, or whose form was sent last, which the browser did not do. */
  button: HTMLButtonElement | null;
  /** Stops listening for clicks and holding forms. */
  end(): void;
}

/** Presses the button again that was pressed before its code had loaded, if it still exists; that also sends its form. */
export function replayEarlyInput(): void {
  const { earlyInput } = window as { earlyInput?: EarlyInput };
  earlyInput?.end();
  if (earlyInput?.button?.isConnected) earlyInput.button.click();
}
