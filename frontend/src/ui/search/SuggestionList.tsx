import { articleListPath } from '@placelore/contracts/content/articles/article-list-url.js';
import {
  getMinSuggestionLength,
  type SearchSuggestions,
  searches,
} from '@placelore/contracts/content/articles/search.js';
import { Clock, LocateFixed, MapPin, Search } from 'lucide-react';
import { type ComponentProps, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import useSWR from 'swr';
import { call } from '../../lib/api/api.js';
import { toKey } from '../../lib/cache/server-state.js';
import { readRecentSearches, rememberSearch } from '../../lib/search/recent-searches.js';
import { VisuallyHidden } from '../layout/VisuallyHidden.js';
import styles from './SuggestionList.module.css';
import { STRINGS } from './strings.js';

/** Pause in ms after which typed text is looked up. */
const TYPING_PAUSE_MS = 150;
const MAX_RECENT = 2;
const NONE_ACTIVE = -1;
/** End of a search for what is around the reader. */
const AROUND_ME = /\bnear me$/i;

interface Option {
  text: string;
  detail: string;
  path: string;
  Icon: typeof MapPin;
}

interface SuggestionListProps {
  /** Typed text without spaces around it. */
  text: string;
  /** Element around the input and this list. */
  box: RefObject<HTMLDivElement | null>;
  /** Whether the text was sent before this code had loaded. */
  isSent: RefObject<boolean>;
  /** Called with the attributes that the input must have. */
  onState: (state: ComponentProps<'input'>) => void;
  onChosen: (text: string) => void;
}

/** Suggestions below a search box: recent searches, places, and kinds of places in a place. */
export default function SuggestionList({ text, box, isSent, onState, onChosen }: SuggestionListProps) {
  const id = useId();
  // By the time this code has loaded, the visitor may have sent the text or left the box.
  const [isOpen, setIsOpen] = useState(
    () => !isSent.current && (box.current?.contains(document.activeElement) ?? false),
  );
  const [active, setActive] = useState(NONE_ACTIVE);
  const options = useOptions(text);
  const navigate = useNavigate();
  const isShown = isOpen && text.length >= getMinSuggestionLength(text) && options.length > 0;
  const activeId = isShown && active >= 0 ? `${id}-${active}` : undefined;
  const close = () => {
    setIsOpen(false);
    setActive(NONE_ACTIVE);
  };
  const choose = ({ text: chosen, path }: Option) => {
    close();
    onChosen(chosen);
    void navigate(path);
  };
  const handleKey = (key: string): boolean => {
    if (!isShown) return false;
    // Moving past either end of the list returns to the box.
    const move = (step: number) => setActive(((active + step + options.length + 2) % (options.length + 1)) - 1);
    if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    else if (key === 'Escape') close();
    else if (key === 'Enter' && options[active]) choose(options[active]);
    else return false;
    return true;
  };
  useInputEvents(box, {
    focusout: close,
    input: () => setIsOpen(true),
    submit: () => {
      close();
      if (text.length >= getMinSuggestionLength(text)) rememberSearch(text);
    },
    keydown: (event) => {
      if (handleKey((event as KeyboardEvent).key)) event.preventDefault();
    },
  });
  useEffect(() => {
    onState({ 'aria-expanded': isShown, 'aria-controls': id, 'aria-activedescendant': activeId });
  }, [isShown, id, activeId, onState]);
  return (
    <>
      <VisuallyHidden role="status">{isShown ? STRINGS.count(options.length) : ''}</VisuallyHidden>
      <div id={id} role="listbox" aria-label={STRINGS.suggestions} className={styles.list} hidden={!isShown}>
        {options.map((option, index) => (
          <Row
            key={option.path + option.text}
            id={`${id}-${index}`}
            option={option}
            isActive={index === active}
            onChosen={() => choose(option)}
          />
        ))}
      </div>
    </>
  );
}

interface RowProps {
  id: string;
  option: Option;
  isActive: boolean;
  onChosen: () => void;
}

/** A suggestion. The box keeps the focus and handles the keys. */
function Row({ id, option: { text, detail, Icon }, isActive, onChosen }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChosen}
      onKeyDown={undefined}
    >
      <Icon aria-hidden="true" />
      <span className={styles.text}>{text}</span> <span className={styles.detail}>{detail}</span>
    </div>
  );
}

type Handlers = Record<'focusout' | 'input' | 'submit' | 'keydown', (event: Event) => void>;

/** Listens to the input and its form in the capture phase, before they handle an event themselves. */
function useInputEvents(box: RefObject<HTMLDivElement | null>, handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const element = box.current;
    const form = element?.closest('form');
    const handle = (event: Event) => latest.current[event.type as keyof Handlers](event);
    for (const type of ['focusout', 'input', 'keydown']) element?.addEventListener(type, handle, true);
    form?.addEventListener('submit', handle, true);
    return () => {
      for (const type of ['focusout', 'input', 'keydown']) element?.removeEventListener(type, handle, true);
      form?.removeEventListener('submit', handle, true);
    };
  }, [box]);
}

function useOptions(text: string): Option[] {
  const typed = usePaused(text);
  const key = typed.length < getMinSuggestionLength(typed) ? null : toKey(searches.suggestions, { q: typed });
  const { data } = useSWR(key, () => call(searches.suggestions, { q: typed }), { keepPreviousData: true });
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
    ...(data?.searches ?? []).map((query) =>
      AROUND_ME.test(query) ? toSearch(LocateFixed, STRINGS.usePosition)(query) : toSearch(Search, '')(query),
    ),
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
