import { Search, Sparkles, X } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { guideAddress } from '../../lib/page-addresses.js';
import { Button } from '../../ui/Button.js';
import styles from './ArticleSearch.module.css';
import { TEXTS } from './texts.js';

/** From so many characters on, writing a guide on demand is offered. */
const AI_HINT_FROM = 6;

interface ArticleSearchProps {
  /** What is searched for now; empty for nothing. */
  query: string;
  /** Called with what to search for; empty when the search was cleared. */
  onSearch: (query: string) => void;
}

/** The search of the library. A form of its own: without scripts the browser sends it. */
export function ArticleSearch({ query, onSearch }: ArticleSearchProps) {
  const [typed, setTyped] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  // Back and forward change the search from outside.
  if (query !== lastQuery) {
    setLastQuery(query);
    setTyped(query);
  }
  const words = typed.trim();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words !== '') onSearch(words);
  };
  const clear = () => {
    setTyped('');
    if (query !== '') onSearch('');
    input.current?.focus();
  };
  return (
    <search className={styles.search}>
      <form action="/articles" method="get" className={styles.form} onSubmit={submit}>
        <Search aria-hidden="true" className={styles.lens} />
        <input
          ref={input}
          name="q"
          value={typed}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={TEXTS.searchLabel}
          placeholder={TEXTS.searchPlaceholder}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <Button look="quiet" size="small" round aria-label={TEXTS.clear} onClick={clear}>
            <X aria-hidden="true" />
          </Button>
        )}
        <Button type="submit" className={styles.submit}>
          {TEXTS.search}
        </Button>
      </form>
      <p className={styles.hint} role="status">
        {words.length >= AI_HINT_FROM && (
          <>
            <Sparkles aria-hidden="true" />
            <span>
              {TEXTS.aiHint(words)} <Link to={guideAddress(words)}>{TEXTS.aiHintLink}</Link>
            </span>
          </>
        )}
      </p>
    </search>
  );
}
