/** State that public/page-start.js leaves on `window`. */
interface EarlyInput {
  /** Last button that was pressed, or whose form was held back from being submitted. */
  button: HTMLButtonElement | null;
  /** Changed select boxes and checkboxes with their values, because hydration resets them. */
  choices: Map<HTMLSelectElement | HTMLInputElement, string | boolean>;
  /** Stops recording clicks and choices, and holding forms. */
  end(): void;
}

/**
 * Repeats choices and the last press of a button that were made before the page's code had loaded, on elements that
 * still exist. Pressing the button also submits its form.
 */
export function replayEarlyInput(): void {
  const { earlyInput } = window as { earlyInput?: EarlyInput };
  earlyInput?.end();
  for (const [field, choice] of earlyInput?.choices ?? []) if (field.isConnected) repeatChoice(field, choice);
  if (earlyInput?.button?.isConnected) earlyInput.button.click();
}

function repeatChoice(field: HTMLSelectElement | HTMLInputElement, choice: string | boolean): void {
  // React hydrates an element immediately on mousedown, which resets the choice.
  field.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  if (typeof choice === 'string') {
    field.value = choice;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  } else if ((field as HTMLInputElement).checked !== choice) field.click();
}
