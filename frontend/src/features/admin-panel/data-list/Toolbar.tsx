import { Search, SlidersHorizontal, X } from 'lucide-react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/form/Button.js';
import type { ListDefinition, ListView } from './list-definition.js';
import { Select } from './Select.js';
import { STRINGS } from './strings.js';
import styles from './Toolbar.module.css';

interface ToolbarProps {
  definition: Pick<ListDefinition<never>, 'search' | 'filters' | 'sorts'>;
  view: ListView;
  /** Called with the changed parts of the view, which then starts at its first page. */
  onChange: (change: Partial<ListView>) => void;
}

/**
 * Search, filters and, on narrow viewports, sorting of a list. On those, filters are collapsed until the user opens
 * them.
 */
export function Toolbar({ definition: { search, filters = [], sorts = [] }, view, onChange }: ToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!search && filters.length === 0 && sorts.length === 0) return null;
  const activeCount = Object.keys(view.filters).length + (view.sort === '' ? 0 : 1);
  return (
    <div className={styles.toolbar}>
      {search && <SearchBox search={search} query={view.search} onSearch={(query) => onChange({ search: query })} />}
      <Button
        variant="secondary"
        size="small"
        className={styles.filterToggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" />
        {STRINGS.filters(activeCount)}
      </Button>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        {filters.map(({ name, label, all, choices }) => (
          <Select
            key={name}
            label={label}
            value={view.filters[name] ?? ''}
            choices={[{ value: '', label: all }, ...choices]}
            onChoose={(value) => {
              const { [name]: _previous, ...otherFilters } = view.filters;
              onChange({ filters: value === '' ? otherFilters : { ...otherFilters, [name]: value } });
            }}
          />
        ))}
        {sorts.length > 0 && (
          <Select
            label={STRINGS.order}
            className={styles.sortSelect}
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
  search: NonNullable<ToolbarProps['definition']['search']>;
  query: string;
  onSearch: (query: string) => void;
}

function SearchBox({ search: { label, placeholder, maxLength }, query, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  // The search box follows Back and Forward navigation.
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
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          aria-label={label}
          placeholder={placeholder}
          onChange={(event) => setTyped(event.target.value)}
        />
        {typed !== '' && (
          <Button variant="quiet" size="small" isRound aria-label={STRINGS.clearSearch} onClick={clear}>
            <X aria-hidden="true" />
          </Button>
        )}
        <Button type="submit" variant="secondary" size="small">
          {STRINGS.search}
        </Button>
      </form>
    </search>
  );
}
