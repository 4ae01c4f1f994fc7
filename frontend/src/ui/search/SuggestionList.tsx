import { articleListPath } from '@placelore/contracts/content/articles/article-list-url.js';
import { type SearchSuggestions, searches } from '@placelore/contracts/content/articles/search.js';
import { Clock, MapPin, Search } from 'lucide-react';
import { type RefObject, useEffect, useImperativeHandle, useState } from 'react';
import { useNavigate } from 'react-router';
import useSWR from 'swr';
import { call } from '../../lib/api/api.js';
import { toKey } from '../../lib/cache/server-state.js';
import { readRecentSearches } from '../../lib/search/recent-searches.js';
import { VisuallyHidden } from '../layout/VisuallyHidden.js';
import type { KeyHandler } from './SuggestingInput.js';
import styles from './SuggestionList.module.css';
import { STRINGS } from './strings.js';

/** Pause in ms after which typed text is looked up. */
const TYPING_PAUSE_MS = 150;
const MAX_RECENT = 2;

interface Option {
  text: string;
  detail: string;
  path: string;
  Icon: typeof MapPin;
}

interface SuggestionListProps {
  id: string;
  text: string;
  activeId: string | undefined;
  handleKey: RefObject<KeyHandler | null>;
  onActive: (id: string | undefined) => void;
  onCount: (count: number) => void;
  onChosen: (text: string) => void;
}

/** Suggestions below a search box: recent searches, places, and kinds of places in the place. */
export default function SuggestionList(props: SuggestionListProps) {
  const { id, text, activeId, handleKey, onActive, onCount, onChosen } = props;
  const options = useOptions(text);
  const navigate = useNavigate();
  const choose = (option: Option) => {
    onChosen(option.text);
    void navigate(option.path);
  };
  const getId = (index: number) => `${id}-${index}`;
  const active = options.findIndex((_, index) => getId(index) === activeId);
  const move = (step: number) => {
    // Beyond either end is the box itself.
    const next = ((active + 1 + step + options.length + 1) % (options.length + 1)) - 1;
    onActive(next < 0 ? undefined : getId(next));
  };
  useImperativeHandle(handleKey, () => (key) => {
    if (options.length === 0 || (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter')) return false;
    if (key !== 'Enter') move(key === 'ArrowDown' ? 1 : -1);
    else if (options[active]) choose(options[active]);
    return key !== 'Enter' || active >= 0;
  });
  const count = options.length;
  useEffect(() => onCount(count), [count, onCount]);
  return (
    <>
      <VisuallyHidden role="status">{count > 0 ? STRINGS.count(count) : ''}</VisuallyHidden>
      <div id={id} role="listbox" aria-label={STRINGS.suggestions} className={styles.list} hidden={count === 0}>
        {options.map((option, index) => (
          // The box keeps the focus and handles the keys.
          <div
            key={option.path + option.text}
            id={getId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            onKeyDown={undefined}
          >
            <option.Icon aria-hidden="true" />
            <span className={styles.text}>{option.text}</span> <span className={styles.detail}>{option.detail}</span>
          </div>
        ))}
      </div>
    </>
  );
}

function useOptions(text: string): Option[] {
  const typed = usePaused(text);
  const { data } = useSWR(toKey(searches.suggestions, { q: typed }), () => call(searches.suggestions, { q: typed }), {
    keepPreviousData: true,
  });
  const toSearch = (Icon: Option['Icon'], detail: string) => (query: string) => ({
    text: query,
    detail,
    path: articleListPath(query),
    Icon,
  });
  const recent = readRecentSearches().filter((query) => query.toLowerCase().startsWith(text.toLowerCase()));
  return [
    ...recent.slice(0, MAX_RECENT).map(toSearch(Clock, STRINGS.recent)),
    ...(data?.places ?? []).map(toPlaceOption),
    ...(data?.searches ?? []).map(toSearch(Search, '')),
  ];
}

const toPlaceOption = ({ name, location, slug }: SearchSuggestions['places'][number]): Option => ({
  text: name,
  detail: location,
  path: slug === null ? articleListPath(name) : `/articles/${slug}`,
  Icon: MapPin,
});

/** Returns a text once it has not changed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
