import { Search, Sparkles } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/Button.js';
import styles from './DestinationSearch.module.css';
import { SearchResults } from './SearchResults.js';
import { AI_HINT_FROM, GENERATING_HINT_FROM, SEARCH_LEAST } from './search-api.js';
import { TEXTS } from './search-texts.js';

const loadWriting = () => import('./WriteArticleButton.js');
const WriteArticleButton = lazy(async () => ({ default: (await loadWriting()).WriteArticleButton }));
const GuideDialog = lazy(async () => ({ default: (await import('./GuideDialog.js')).GuideDialog }));

/** Searches for a destination: what is asked for stands in the address. Without scripts it is the library's search. */
export function DestinationSearch() {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('q')?.trim() ?? '';
  const [typed, setTyped] = useState(asked);
  // Somebody may come back to what was asked before.
  useEffect(() => setTyped(asked), [asked]);
  const [preview, setPreview] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const text = typed.trim();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.length >= SEARCH_LEAST) setParameters({ q: text }, { preventScrollReset: true });
  }
  return (
    <section className={styles.search} aria-labelledby="destination-search">
      <div className={styles.words}>
        <h2 id="destination-search">{TEXTS.search.heading}</h2>
        <p>{TEXTS.search.intro}</p>
      </div>
      <div className={styles.work}>
        <SearchForm typed={typed} onType={setTyped} onSubmit={submit} />
        {text.length >= SEARCH_LEAST && (
          <div className={styles.ways}>
            <Suspense>
              <WriteArticleButton key={text} query={text} />
            </Suspense>
            {text.length >= AI_HINT_FROM && (
              <Button ref={opener} look="secondary" onClick={() => setPreview(text)}>
                <Sparkles aria-hidden="true" />
                {TEXTS.search.preview}
              </Button>
            )}
          </div>
        )}
      </div>
      {asked.length >= SEARCH_LEAST && (
        <div className={styles.results}>
          <SearchResults q={asked} />
        </div>
      )}
      {preview !== null && (
        <Suspense>
          <GuideDialog name={preview} onClose={() => setPreview(null)} returnFocus={opener} />
        </Suspense>
      )}
    </section>
  );
}

interface SearchFormProps {
  typed: string;
  onType: (text: string) => void;
  onSubmit: (event: FormEvent) => void;
}

function SearchForm({ typed, onType, onSubmit }: SearchFormProps) {
  const id = useId();
  const length = typed.trim().length;
  return (
    <search>
      <form action="/articles" method="get" className={styles.form} onSubmit={onSubmit}>
        <label htmlFor={id} className={styles.label}>
          {TEXTS.search.label}
        </label>
        <div className={styles.row}>
          <Search aria-hidden="true" className={styles.glass} />
          <input
            id={id}
            name="q"
            type="search"
            value={typed}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={TEXTS.search.placeholder}
            onFocus={loadWriting}
            aria-describedby={`${id}-hints`}
            onChange={(event) => onType(event.target.value)}
          />
          <Button type="submit">{TEXTS.search.submit}</Button>
        </div>
        <div id={`${id}-hints`} className={styles.hints} aria-live="polite">
          {length > 0 && length < SEARCH_LEAST && <p>{TEXTS.search.minimum}</p>}
          {length >= GENERATING_HINT_FROM && <p>{TEXTS.search.generatingHint}</p>}
          {length >= AI_HINT_FROM && <p>{TEXTS.search.aiHint}</p>}
        </div>
      </form>
    </search>
  );
}
