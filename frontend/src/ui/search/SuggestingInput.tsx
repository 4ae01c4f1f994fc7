import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import styles from './SuggestingInput.module.css';

const SuggestionList = lazy(() => import('./SuggestionList.js'));

interface SuggestingInputProps extends ComponentProps<'input'> {
  value: string;
  /** Called when a suggestion was chosen, with the text that the box shall have. */
  onChosen: (text: string) => void;
}

/** Search box in the combobox pattern. Everything about suggestions loads when the box is first used. */
export function SuggestingInput({ value, onChosen, onFocus, ...rest }: SuggestingInputProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isUsed, setIsUsed] = useState(false);
  const [state, setState] = useState<ComponentProps<'input'>>({});
  return (
    <div ref={box} className={styles.box}>
      <input
        {...rest}
        value={value}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={false}
        {...state}
        onFocus={(event) => {
          setIsUsed(true);
          onFocus?.(event);
        }}
      />
      {isUsed && (
        <Suspense>
          <SuggestionList text={value.trim()} box={box} onState={setState} onChosen={onChosen} />
        </Suspense>
      )}
    </div>
  );
}
