import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.js';
import type { ListDeclaration, ListView } from './declaration.js';
import { Select } from './Select.js';
import styles from './Toolbar.module.css';
import { TEXTS } from './texts.js';

interface ToolbarProps {
  declaration: Pick<ListDeclaration<never>, 'search' | 'filters' | 'sorts'>;
  view: ListView;
  /** Called with what is to be shown instead, from its first page on. */
  onChange: (change: Partial<ListView>) => void;
}

/** What a list is searched, filtered and, on a phone, sorted with. There filters open when they are asked for. */
export function Toolbar({ declaration: { search, filters = [], sorts = [] }, view, onChange }: ToolbarProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!search && filters.length === 0 && sorts.length === 0) return null;
  const set = Object.keys(view.filters).length + (view.sort === '' ? 0 : 1);
  return (
    <div className={styles.toolbar}>
      {search && <SearchBox search={search} query={view.search} onSearch={(query) => onChange({ search: query })} />}
      <Button
        look="secondary"
        size="small"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {TEXTS.filters(set)}
      </Button>
      <div id={id} className={styles.filters} data-open={open || undefined}>
        {filters.map(({ name, label, all, choices }) => (
          <Select
            key={name}
            label={label}
            value={view.filters[name] ?? ''}
            choices={[{ value: '', label: all }, ...choices]}
            onChoose={(value) => {
              const { [name]: _former, ...others } = view.filters;
              onChange({ filters: value === '' ? others : { ...others, [name]: value } });
            }}
          />
        ))}
        {sorts.length > 0 && (
          <Select
            label={TEXTS.order}
            className={styles.order}
            value={view.sort || sorts[0]!.value}
            choices={sorts}
            onChoose={(sort) => onChange({ sort: sort === sorts[0]!.value ? '' : sort })}
          />
        )}
      </div>
    </div>
  );
}

interface SearchBoxProps {
  search: NonNullable<ToolbarProps['declaration']['search']>;
  query: string;
  onSearch: (query: string) => void;
}

function SearchBox({ search: { label, placeholder, longest }, query, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  // Back and forward change the search from outside.
  if (query !== lastQuery) {
    setLastQuery(query);
    setTyped(query);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== query) onSearch(typed.trim());
  };
  const clear = () => {
    setTyped('');
    if (query !== '') onSearch('');
    input.current?.focus();
  };
  return (
    <search className={styles.search}>
      <form onSubmit={submit}>
        <Search aria-hidden="true" />
        <input
          ref={input}
          value={typed}
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <Button look="quiet" size="small" round aria-label={TEXTS.clearSearch} onClick={clear}>
            <X aria-hidden="true" />
          </Button>
        )}
        <Button type="submit" look="secondary" size="small">
          {TEXTS.search}
        </Button>
      </form>
    </search>
  );
}
