import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router';
import useSWR, { unstable_serialize } from 'swr';
import { useFormats } from '../../../lib/use-formats.js';
import { Button } from '../../../ui/Button.js';
import { HeadingRow } from '../../../ui/HeadingRow.js';
import { Hidden } from '../../../ui/Hidden.js';
import { Notice } from '../../../ui/Notice.js';
import { Pagination } from '../../../ui/Pagination.js';
import { SelectionLine } from '../../../ui/SelectionLine.js';
import { ActionButton } from './ActionButton.js';
import type { ListDeclaration, ListPage, ListView } from './declaration.js';
import styles from './List.module.css';
import { addressOf, nextSort, viewOf } from './list-address.js';
import { Rows, SkeletonRows } from './Rows.js';
import { Toolbar } from './Toolbar.js';
import { TEXTS } from './texts.js';
import { useActions } from './useActions.js';
import { useSelection } from './useSelection.js';

/** What admins decide on is read whenever it is shown. */
const ALWAYS_READ = { dedupingInterval: 0 };

interface ListProps<Row> {
  /** The tab it is in, as the address has it. */
  tab: string;
  declaration: ListDeclaration<Row>;
  /** Stands beside the heading. */
  aside?: ReactNode;
}

/** A list of the console: searched, filtered, sorted and paged by its address. */
export function List<Row>({ tab, declaration, aside }: ListProps<Row>) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const view = viewOf(address, declaration);
  const { key, fetch } = declaration.read(view);
  const { data, error, mutate: readAgain } = useSWR(key, fetch, ALWAYS_READ);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const { size } = declaration;
  // While a page is on its way, who went there by a link below the list still stands on that link.
  const [total, setTotal] = useState(0);
  if (data && data.total !== total) setTotal(data.total);
  const pages = Math.max(1, Math.ceil(total / size));
  const show = (change: Partial<ListView>) => void navigate(addressOf(tab, { ...view, page: 1, ...change }));

  // The last row of the last page is gone.
  const isBeyond = data !== undefined && data.rows.length === 0 && view.page > pages;
  const lastAddress = addressOf(tab, { ...view, page: pages });
  useEffect(() => {
    if (isBeyond) void navigate(lastAddress, { replace: true });
  }, [isBeyond, lastAddress, navigate]);
  useTopOfPage(view.page, heading);

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <HeadingRow className={styles.top}>
        <h2 id={headingId} ref={heading} tabIndex={-1}>
          {declaration.heading}
        </h2>
        {aside}
      </HeadingRow>
      <Toolbar declaration={declaration} view={view} onChange={show} />
      {error !== undefined && data === undefined ? (
        <div role="alert">
          <Notice title={TEXTS.failed(declaration.heading)}>
            <Button look="secondary" onClick={() => void readAgain()}>
              {TEXTS.retry}
            </Button>
          </Notice>
        </div>
      ) : data === undefined || isBeyond ? (
        <>
          <SelectionLine className={styles.line} status={TEXTS.loading(declaration.heading)} />
          <div className={styles.frame}>
            <SkeletonRows columns={declaration.columns} sort={view.sort} />
          </div>
        </>
      ) : (
        <Body
          // Another page is another selection.
          key={unstable_serialize(key)}
          declaration={declaration}
          view={view}
          data={data}
          onSort={(column) => show({ sort: nextSort(column, view.sort, declaration.sorts?.[0]?.value ?? '') })}
          onDone={() => {
            if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <Pagination page={view.page} pages={pages} addressOf={(page) => addressOf(tab, { ...view, page })} />
    </section>
  );
}

/** Another page begins at its top. */
function useTopOfPage(page: number, heading: React.RefObject<HTMLElement | null>): void {
  const before = useRef(page);
  useEffect(() => {
    if (before.current === page) return;
    before.current = page;
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [page, heading]);
}

interface BodyProps<Row> {
  declaration: ListDeclaration<Row>;
  view: ListView;
  data: ListPage<Row>;
  onSort: (column: string) => void;
  /** Called when something is done and drawn, for what had the focus may be gone. */
  onDone: () => void;
}

function Body<Row>({ declaration, view, data: { rows, total }, onSort, onDone }: BodyProps<Row>) {
  const formats = useFormats();
  const selection = useSelection(rows, declaration.idOf);
  const actions = useActions<Row>(declaration, onDone);
  const keysId = useId();
  const isNarrowed = view.search !== '' || Object.keys(view.filters).length > 0;
  if (rows.length === 0) {
    const { title, hint } = (isNarrowed && declaration.noneFound) || declaration.empty;
    return (
      <>
        <Notice title={title}>
          <p>{hint}</p>
        </Notice>
        {actions.dialog}
      </>
    );
  }
  const chosen = selection.rows;
  const bulk = declaration.actions.filter(
    ({ bulk: isBulk, isFor }) => isBulk && (isFor === undefined || chosen.some(isFor)),
  );
  return (
    <>
      <SelectionLine
        className={styles.line}
        isSelecting={chosen.length > 0}
        status={
          actions.busy
            ? actions.progress
            : chosen.length > 0
              ? TEXTS.selected(formats.count(chosen.length))
              : declaration.count(formats.count(total), total === 1)
        }
      >
        {chosen.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
          <div role="group" aria-label={TEXTS.bulk} className={styles.bulk}>
            {bulk.map((action) => (
              <ActionButton
                key={action.name}
                action={{ name: action.name, icon: action.icon, ...(action.look && { look: action.look }) }}
                busy={actions.busy}
                onPress={(button) => actions.begin(action, chosen.filter(action.isFor ?? (() => true)), button)}
              />
            ))}
            <Button
              look="quiet"
              size="small"
              onClick={() => {
                flushSync(() => selection.setAll(false));
                onDone();
              }}
            >
              {TEXTS.clearSelection}
            </Button>
          </div>
        ) : (
          <span className={styles.keys} aria-hidden="true">
            {TEXTS.keys}
          </span>
        )}
        <Hidden id={keysId}>{TEXTS.keys}</Hidden>
      </SelectionLine>
      <div className={styles.frame}>
        <Rows
          declaration={declaration}
          label={declaration.heading}
          rows={rows}
          selection={selection}
          actions={actions}
          sort={view.sort || declaration.sorts?.[0]?.value || ''}
          onSort={onSort}
          describedBy={keysId}
        />
      </div>
      {actions.dialog}
    </>
  );
}
