import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from 'react';
import styles from './SuggestingInput.module.css';

const loadList = () => import('./SuggestionList.js');
const SuggestionList = lazy(loadList);

/** Minimum number of letters for suggestions. */
const MIN_LETTERS = 3;

/** Handles a key before the input does; returns whether it was used. */
export type KeyHandler = (key: string) => boolean;

interface SuggestingInputProps extends ComponentProps<'input'> {
  value: string;
  /** Called when a suggestion was chosen, with the text that the box shall have. */
  onChosen: (text: string) => void;
}

/** Search box with suggestions in the combobox pattern; they load when the box is used. */
export function SuggestingInput({ value, onChosen, onKeyDown, onFocus, onBlur, ...rest }: SuggestingInputProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const [hasOptions, setHasOptions] = useState(false);
  const handleKey = useRef<KeyHandler>(null);
  const isShown = isOpen && value.trim().length >= MIN_LETTERS;
  const close = () => {
    setIsOpen(false);
    setActiveId(undefined);
  };
  return (
    <div className={styles.box}>
      <input
        {...rest}
        value={value}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown && hasOptions}
        aria-controls={listId}
        aria-activedescendant={isShown ? activeId : undefined}
        onFocus={(event) => {
          void loadList();
          onFocus?.(event);
        }}
        onInput={() => setIsOpen(true)}
        onBlur={(event) => {
          close();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') setIsOpen(true);
          if (event.key === 'Enter' && activeId === undefined) setIsOpen(false);
          if (isShown && event.key === 'Escape') {
            close();
            event.preventDefault();
          } else if (isShown && handleKey.current?.(event.key)) event.preventDefault();
          else onKeyDown?.(event);
        }}
      />
      {isShown && (
        <Suspense>
          <SuggestionList
            id={listId}
            text={value.trim()}
            activeId={activeId}
            handleKey={handleKey}
            onActive={setActiveId}
            onCount={(count) => setHasOptions(count > 0)}
            onChosen={(text) => {
              close();
              onChosen(text);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
