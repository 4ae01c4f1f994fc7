import { Search, Sparkles } from 'lucide-react';
import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../../ui/form/Button.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { SuggestingInput } from '../../../ui/search/SuggestingInput.js';
import styles from './DestinationSearch.module.css';
import {
  AI_HINT_MIN_LENGTH,
  GENERATING_HINT_MIN_LENGTH,
  MIN_SEARCH_LENGTH,
  useDestinationSearch,
} from './search-api.js';
import { STRINGS } from './search-strings.js';

const loadWriteArticleButton = () => import('./WriteArticleButton.js');
const WriteArticleButton = lazy(async () => ({ default: (await loadWriteArticleButton()).WriteArticleButton }));
const SearchResults = lazy(() => import('./SearchResults.js'));
const GuidePreviewDialog = lazy(async () => ({
  default: (await import('./GuidePreviewDialog.js')).GuidePreviewDialog,
}));

/**
 * Search for a destination; the URL stores the query. Without scripts, it submits to the search of the article library.
 */
export function DestinationSearch() {
  const [parameters, setParameters] = useSearchParams();
  const submittedQuery = parameters.get('q')?.trim() ?? '';
  const [inputText, setInputText] = useState(submittedQuery);
  const [lastQuery, setLastQuery] = useState(submittedQuery);
  // Back navigation restores an earlier query.
  if (submittedQuery !== lastQuery) {
    setLastQuery(submittedQuery);
    setInputText(submittedQuery);
  }
  const [previewName, setPreviewName] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const text = inputText.trim();
  const { data: results } = useDestinationSearch(submittedQuery);
  const findsNothing = text === submittedQuery && results?.length === 0;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (text.length >= MIN_SEARCH_LENGTH) setParameters({ q: text }, { preventScrollReset: true });
  }
  return (
    <section className={styles.search} aria-labelledby="destination-search">
      <h2 id="destination-search">{STRINGS.search.heading}</h2>
      <SearchForm inputText={inputText} onInput={setInputText} onSubmit={submit} />
      {submittedQuery.length >= MIN_SEARCH_LENGTH && (
        <div className={styles.results}>
          <Suspense>
            <SearchResults query={submittedQuery} />
          </Suspense>
        </div>
      )}
      {text.length >= MIN_SEARCH_LENGTH && (
        <div className={styles.actions}>
          <Suspense>
            <WriteArticleButton key={text} query={text} isQuiet={!findsNothing} />
          </Suspense>
          {text.length >= AI_HINT_MIN_LENGTH && (
            <Button ref={opener} variant="secondary" onClick={() => setPreviewName(text)}>
              <Sparkles aria-hidden="true" />
              {STRINGS.search.preview}
            </Button>
          )}
        </div>
      )}
      {previewName !== null && (
        <Suspense>
          <GuidePreviewDialog name={previewName} onClose={() => setPreviewName(null)} returnFocus={opener} />
        </Suspense>
      )}
    </section>
  );
}

interface SearchFormProps {
  inputText: string;
  onInput: (text: string) => void;
  onSubmit: (event: FormEvent) => void;
}

function SearchForm({ inputText, onInput, onSubmit }: SearchFormProps) {
  const id = useId();
  const length = inputText.trim().length;
  return (
    <search>
      <form action="/articles" method="get" className={styles.form} onSubmit={onSubmit}>
        <VisuallyHidden>
          <label htmlFor={id}>{STRINGS.search.label}</label>
        </VisuallyHidden>
        <div className={styles.row}>
          <Search aria-hidden="true" className={styles.searchIcon} />
          <SuggestingInput
            id={id}
            name="q"
            type="search"
            value={inputText}
            maxLength={200}
            enterKeyHint="search"
            placeholder={STRINGS.search.placeholder}
            onFocus={loadWriteArticleButton}
            aria-describedby={`${id}-hints`}
            onChange={(event) => onInput(event.target.value)}
            onChosen={onInput}
          />
          <Button type="submit">{STRINGS.search.submit}</Button>
        </div>
        <div id={`${id}-hints`} className={styles.hints} aria-live="polite">
          {length > 0 && length < MIN_SEARCH_LENGTH && <p>{STRINGS.search.minimum}</p>}
          {length >= GENERATING_HINT_MIN_LENGTH && <p>{STRINGS.search.generatingHint}</p>}
          {length >= AI_HINT_MIN_LENGTH && <p>{STRINGS.search.aiHint}</p>}
        </div>
      </form>
    </search>
  );
}
