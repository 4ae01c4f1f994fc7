import { type ComponentProps, lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import styles from './SuggestingInput.module.css';

const SuggestionList = lazy(() => import('./SuggestionList.js'));

interface SuggestingInputProps extends ComponentProps<'input'> {
  value: string;
  /** Called with the new text of the box: that of a chosen suggestion, or what was typed before the code had loaded. */
  onChosen: (text: string) => void;
}

/** Search box in the combobox pattern. The code for suggestions is loaded when the box is first used. */
export function SuggestingInput({ value, onChosen, onFocus, ...rest }: SuggestingInputProps) {
  const box = useRef<HTMLDivElement>(null);
  const isSent = useRef(false);
  const [isUsed, setIsUsed] = useState(false);
  const [state, setState] = useState<ComponentProps<'input'>>({});
  // The visitor may have typed in the server-rendered box, or the browser may have restored its text.
  useLayoutEffect(() => {
    const input = box.current?.querySelector('input');
    if (input && input.value !== value) onChosen(input.value);
    if (input && input === document.activeElement) setIsUsed(true);
  }, []);
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
        onKeyDown={({ key }) => {
          isSent.current = key === 'Enter';
        }}
        onFocus={(event) => {
          setIsUsed(true);
          onFocus?.(event);
        }}
      />
      {isUsed && (
        <Suspense>
          <SuggestionList text={value.trim()} box={box} isSent={isSent} onState={setState} onChosen={onChosen} />
        </Suspense>
      )}
    </div>
  );
}
