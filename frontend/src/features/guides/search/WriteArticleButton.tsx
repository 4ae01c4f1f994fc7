import { PenLine } from 'lucide-react';
import { Button } from '../../../ui/form/Button.js';
import { STRINGS } from './search-strings.js';
import { useWriteArticle } from './useWriteArticle.js';
import styles from './WriteArticleButton.module.css';

interface WriteArticleButtonProps {
  query: string;
  /** Whether to be less prominent, because there are results. */
  isQuiet?: boolean;
}

/** Button that requests an article about a destination and opens it. */
export function WriteArticleButton({ query, isQuiet }: WriteArticleButtonProps) {
  const { state, explanation, write } = useWriteArticle();
  const text = state === 'idle' ? STRINGS.write.idle(query) : STRINGS.write[state];
  return (
    <div className={styles.writeArticle}>
      <Button
        className={styles.button}
        variant={isQuiet ? 'secondary' : 'primary'}
        aria-disabled={state !== 'idle'}
        onClick={() => state === 'idle' && void write(query)}
      >
        <PenLine aria-hidden="true" />
        <span aria-live="polite">{text}</span>
      </Button>
      {explanation && (
        <p role="alert" className={styles.explanation}>
          {explanation}
        </p>
      )}
    </div>
  );
}
