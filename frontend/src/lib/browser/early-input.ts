/** State that public/page-start.js leaves on `window`. */
interface EarlyInput {
  /** Button that was pressed last, or whose form was sent last, which the browser did not do. */
  button: HTMLButtonElement | null;
  /** What was chosen in lists, and whether boxes were checked: hydration sets both back. */
  choices: Map<HTMLSelectElement | HTMLInputElement, string | boolean>;
  /** Stops listening for clicks and choices, and holding forms. */
  end(): void;
}

/**
 * Chooses again what was chosen before the code of the page had loaded, and presses the button that was pressed, if they
 * still exist; a button also sends its form.
 */
export function replayEarlyInput(): void {
  const { earlyInput } = window as { earlyInput?: EarlyInput };
  earlyInput?.end();
  for (const [field, choice] of earlyInput?.choices ?? []) if (field.isConnected) repeatChoice(field, choice);
  if (earlyInput?.button?.isConnected) earlyInput.button.click();
}

function repeatChoice(field: HTMLSelectElement | HTMLInputElement, choice: string | boolean): void {
  // React hydrates an element at once that the mouse is pressed on, which resets the choice.
  field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  if (typeof choice === 'string') {
    field.value = choice;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if ((field as HTMLInputElement).checked !== choice) field.click();
}
