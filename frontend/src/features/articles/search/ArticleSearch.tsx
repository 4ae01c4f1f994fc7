import { Search, X } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { SuggestingInput } from '../../../ui/search/SuggestingInput.js';
import { getSearchQuery } from '../api.js';
import { STRINGS } from '../list/list-strings.js';
import styles from './ArticleSearch.module.css';

interface ArticleSearchProps {
  /** Current search; empty if there is none. */
  query: string;
  /** Called with the new search, or an empty string if it was cleared. */
  onSearch: (query: string) => void;
}

/** Search box of the article library. It is a form, so that browsers can submit it without scripts. */
export function ArticleSearch({ query, onSearch }: ArticleSearchProps) {
  const [inputText, setInputText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  if (query !== lastQuery) {
    setLastQuery(query);
    setInputText(query);
  }
  // `query` does not change on Back from a search whose results have not been displayed yet.
  useEffect(() => {
    const follow = () => setInputText(getSearchQuery(new URLSearchParams(window.location.search)));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const searchText = inputText.trim();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (searchText !== '') onSearch(searchText);
  };
  const clear = () => {
    setInputText('');
    if (query !== '') onSearch('');
    input.current?.focus();
  };
  return (
    <search>
      <form action="/articles" method="get" className={styles.form} onSubmit={submit}>
        <Search aria-hidden="true" className={styles.searchIcon} />
        <SuggestingInput
          ref={input}
          name="q"
          value={inputText}
          maxLength={200}
          enterKeyHint="search"
          aria-label={STRINGS.searchLabel}
          placeholder={STRINGS.searchPlaceholder}
          onChange={(event) => setInputText(event.target.value)}
          onChosen={setInputText}
        />
        {inputText !== '' && (
          <Button variant="quiet" size="small" isRound aria-label={STRINGS.clear} onClick={clear}>
            <X aria-hidden="true" />
          </Button>
        )}
        <Button type="submit" className={styles.submit}>
          {STRINGS.search}
        </Button>
      </form>
    </search>
  );
}
