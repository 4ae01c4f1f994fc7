import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import useSWR, { unstable_serialize } from 'swr';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Button } from '../../../ui/form/Button.js';
import { SectionHeader } from '../../../ui/layout/SectionHeader.js';
import { SelectionToolbar } from '../../../ui/layout/SelectionToolbar.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { Pagination } from '../../../ui/navigation/Pagination.js';
import { ActionButton } from './ActionButton.js';
import styles from './DataList.module.css';
import { DataListRows, SkeletonRows } from './DataListRows.js';
import type { ListDefinition, ListPage, ListView } from './list-definition.js';
import { buildListUrl, getNextSort, parseListView } from './list-url.js';
import { STRINGS } from './strings.js';
import { Toolbar } from './Toolbar.js';
import { type Actions, useActions } from './useActions.js';
import { useSelection } from './useSelection.js';

/** Admins must decide on current data, so a list is fetched whenever it is shown. */
const ALWAYS_FETCH = { dedupingInterval: 0 };

interface DataListProps<Row> {
  /** Name of the tab in the URL. */
  tab: string;
  definition: ListDefinition<Row>;
  /** Content next to the heading. */
  headerContent?: ReactNode;
}

/** List of the admin panel whose search, filters, order and page are in the URL. */
export function DataList<Row>({ tab, definition, headerContent }: DataListProps<Row>) {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const view = parseListView(searchParams, definition);
  const { key, fetch } = definition.read(view);
  const { data, error, mutate: reload } = useSWR(key, fetch, ALWAYS_FETCH);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const focusHeading = () => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  };
  // Outside of the page of rows, because an action continues when another page or filter is chosen.
  const actions = useActions<Row>(definition, focusHeading);
  const { size } = definition;
  // Keeps the total while a page loads, so that the pagination link that was followed stays and keeps the focus.
  const [total, setTotal] = useState(0);
  if (data && data.total !== total) setTotal(data.total);
  const pages = Math.max(1, Math.ceil(total / size));
  const updateView = (change: Partial<ListView>) => void navigate(buildListUrl(tab, { ...view, page: 1, ...change }));

  // Redirects when the last row of the last page has gone.
  const isBeyond = data !== undefined && data.rows.length === 0 && view.page > pages;
  const lastPageUrl = buildListUrl(tab, { ...view, page: pages });
  useEffect(() => {
    if (isBeyond) void navigate(lastPageUrl, { replace: true });
  }, [isBeyond, lastPageUrl, navigate]);
  useScrollToTop(view.page, heading);

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeader className={styles.header}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {definition.heading}
        </h2>
        {headerContent}
      </SectionHeader>
      <Toolbar definition={definition} view={view} onChange={updateView} />
      {error !== undefined && data === undefined ? (
        <div role="alert">
          <Alert title={STRINGS.failed(definition.heading)}>
            <Button variant="secondary" onClick={() => void reload()}>
              {STRINGS.retry}
            </Button>
          </Alert>
        </div>
      ) : data === undefined || isBeyond ? (
        <>
          <SelectionToolbar
            className={styles.selectionToolbar}
            status={actions.busy ? actions.progress : STRINGS.loading(definition.heading)}
          />
          <div className={styles.frame}>
            <SkeletonRows columns={definition.columns} sort={view.sort} />
          </div>
        </>
      ) : (
        <DataListBody
          // A new key per page resets the selection.
          key={unstable_serialize(key)}
          definition={definition}
          view={view}
          data={data}
          onSort={(column) => updateView({ sort: getNextSort(column, view.sort, definition.sorts?.[0]?.value ?? '') })}
          onCleared={focusHeading}
          actions={actions}
        />
      )}
      {actions.dialog}
      <Pagination page={view.page} pageCount={pages} getUrl={(page) => buildListUrl(tab, { ...view, page })} />
    </section>
  );
}

/** Scrolls to the top when the page changes. */
function useScrollToTop(page: number, heading: React.RefObject<HTMLElement | null>): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [page, heading]);
}

interface DataListBodyProps<Row> {
  definition: ListDefinition<Row>;
  view: ListView;
  data: ListPage<Row>;
  onSort: (column: string) => void;
  actions: Actions<Row>;
  /** Called after the selection is cleared and rendered, because the focused button is gone. */
  onCleared: () => void;
}

function DataListBody<Row>({ definition, view, data: { rows, total }, actions, ...props }: DataListBodyProps<Row>) {
  const formats = useFormatters();
  const selection = useSelection(rows, definition.getId);
  const keysId = useId();
  const isNarrowed = view.search !== '' || Object.keys(view.filters).length > 0;
  if (rows.length === 0) {
    const { title, hint } = (isNarrowed && definition.noneFound) || definition.empty;
    return (
      <>
        {actions.busy && <SelectionToolbar className={styles.selectionToolbar} status={actions.progress} />}
        <Alert title={title}>
          <p>{hint}</p>
        </Alert>
      </>
    );
  }
  const selectedRows = selection.rows;
  const bulk = definition.actions.filter(
    ({ bulk: isBulk, isFor }) => isBulk && (isFor === undefined || selectedRows.some(isFor)),
  );
  return (
    <>
      <SelectionToolbar
        className={styles.selectionToolbar}
        isSelecting={selectedRows.length > 0}
        status={
          actions.busy
            ? actions.progress
            : selectedRows.length > 0
              ? STRINGS.selected(formats.formatCount(selectedRows.length))
              : definition.count(formats.formatCount(total), total === 1)
        }
      >
        {selectedRows.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
          <div role="group" aria-label={STRINGS.bulk} className={styles.bulkActions}>
            {bulk.map((action) => (
              <ActionButton
                key={action.name}
                action={{ name: action.name, icon: action.icon, ...(action.variant && { variant: action.variant }) }}
                busy={actions.busy}
                onPress={(button) => actions.start(action, selectedRows.filter(action.isFor ?? (() => true)), button)}
              />
            ))}
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                flushSync(() => selection.setAll(false));
                props.onCleared();
              }}
            >
              {STRINGS.clearSelection}
            </Button>
          </div>
        ) : (
          <span className={styles.shortcuts} aria-hidden="true">
            {STRINGS.keys}
          </span>
        )}
        <VisuallyHidden id={keysId}>{STRINGS.keys}</VisuallyHidden>
      </SelectionToolbar>
      <div className={styles.frame}>
        <DataListRows
          definition={definition}
          label={definition.heading}
          rows={rows}
          selection={selection}
          actions={actions}
          sort={view.sort || definition.sorts?.[0]?.value || ''}
          onSort={props.onSort}
          describedBy={keysId}
        />
      </div>
    </>
  );
}
