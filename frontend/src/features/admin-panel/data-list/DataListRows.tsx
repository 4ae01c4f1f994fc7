import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Button } from '../../../ui/form/Button.js';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.js';
import { Link } from '../../../ui/navigation/Link.js';
import { Tooltip } from '../../../ui/overlay/Tooltip.js';
import { classNames } from '../../../ui/styles/class-names.js';
import { ActionButton } from './ActionButton.js';
import styles from './DataListRows.module.css';
import type { Column, ListDefinition } from './list-definition.js';
import { STRINGS } from './strings.js';
import type { Actions } from './useActions.js';
import { ROW_BOX_ATTRIBUTE, type Selection } from './useSelection.js';

/** Explicit roles, because browsers drop table semantics when CSS lays a table out as cards. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  rowHeading: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Skeleton rows while a page loads. */
const SKELETON_ROWS = Array.from({ length: 9 }, (_, index) => index);

const tableClass = <Row,>(columns: readonly Column<Row>[]) =>
  classNames(styles.table, columns.some(({ isText }) => isText) && styles.multiline);

interface HeaderRowProps<Row> {
  columns: readonly Column<Row>[];
  /** Current sorting, even if it is the list's default. */
  sort: string;
  onSort: (column: string) => void;
  selectAll?: React.ReactNode;
}

function HeaderRow<Row>({ columns, sort, onSort, selectAll }: HeaderRowProps<Row>) {
  return (
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        <th {...ROLES.heading} scope="col" className={styles.checkboxCell}>
          {selectAll ?? <VisuallyHidden>{STRINGS.columns.select}</VisuallyHidden>}
        </th>
        {columns.map(({ name, sort: sortKey, isNumber }) => (
          <th
            key={name}
            {...ROLES.heading}
            scope="col"
            className={isNumber && styles.number}
            aria-sort={
              sortKey === undefined
                ? undefined
                : sort === sortKey
                  ? 'ascending'
                  : sort === `-${sortKey}`
                    ? 'descending'
                    : 'none'
            }
          >
            {sortKey === undefined ? name : <SortButton name={name} sortKey={sortKey} sort={sort} onSort={onSort} />}
          </th>
        ))}
        <th {...ROLES.heading} scope="col">
          <VisuallyHidden>{STRINGS.columns.actions}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
}

function SortButton({
  name,
  sortKey,
  sort,
  onSort,
}: {
  name: string;
  sortKey: string;
  sort: string;
  onSort: (sortKey: string) => void;
}) {
  const Arrow = sort === sortKey ? ArrowUp : sort === `-${sortKey}` ? ArrowDown : ArrowUpDown;
  return (
    <button type="button" className={styles.sortButton} title={STRINGS.sortBy(name)} onClick={() => onSort(sortKey)}>
      {name}
      <Arrow aria-hidden="true" className={Arrow === ArrowUpDown ? styles.unsorted : undefined} />
    </button>
  );
}

interface DataListRowsProps<Row> {
  definition: ListDefinition<Row>;
  label: string;
  rows: readonly Row[];
  selection: Selection<Row>;
  actions: Actions<Row>;
  sort: string;
  onSort: (column: string) => void;
  describedBy: string;
}

/** Rows of a page: a table on wide viewports, cards on narrow ones. */
export function DataListRows<Row>(props: DataListRowsProps<Row>) {
  const { definition, label, rows, selection, actions, sort, onSort, describedBy } = props;
  const isAllSelected = rows.length > 0 && selection.rows.length === rows.length;
  return (
    <table
      {...ROLES.table}
      className={tableClass(definition.columns)}
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={actions.busy}
    >
      <HeaderRow
        columns={definition.columns}
        sort={sort}
        onSort={onSort}
        selectAll={
          <label className={styles.checkboxLabel}>
            <input
              type="checkbox"
              className={styles.checkbox}
              aria-label={STRINGS.selectAll}
              aria-keyshortcuts="Control+A"
              checked={isAllSelected}
              ref={(box) => {
                if (box) box.indeterminate = !isAllSelected && selection.rows.length > 0;
              }}
              onChange={() => selection.setAll(!isAllSelected)}
            />
            <span className={styles.selectAllText}>{STRINGS.selectAll}</span>
          </label>
        }
      />
      <tbody {...ROLES.group}>
        {rows.map((row, index) => (
          <DataListRow key={definition.getId(row)} {...props} row={row} index={index} />
        ))}
      </tbody>
    </table>
  );
}

function DataListRow<Row>({
  definition,
  row,
  index,
  selection,
  actions,
}: DataListRowsProps<Row> & { row: Row; index: number }) {
  const name = definition.getName(row);
  const isSelected = selection.has(row);
  return (
    <tr {...ROLES.row} className={classNames(isSelected && styles.selected)}>
      <td {...ROLES.cell} className={styles.checkboxCell}>
        <label className={styles.checkboxLabel}>
          <input
            type="checkbox"
            className={styles.checkbox}
            {...{ [ROW_BOX_ATTRIBUTE]: index }}
            tabIndex={index === selection.tabStop ? 0 : -1}
            aria-label={STRINGS.select(name)}
            checked={isSelected}
            onChange={() => selection.toggle(row)}
            onFocus={() => selection.onFocus(index)}
            onKeyDown={(event) => selection.onKeyDown(event, index)}
          />
        </label>
      </td>
      {definition.columns.map((column) => (
        <Cell key={column.name} column={column} row={row} />
      ))}
      <td {...ROLES.cell} className={styles.actionsCell}>
        <div className={styles.actions}>
          {definition.links?.(row).map(({ name: text, icon: Icon, to }) => (
            <Tooltip key={text} text={text}>
              <Button asChild variant="secondary" size="small" isRound>
                <Link to={to} aria-label={`${text} ${name}`}>
                  <Icon aria-hidden="true" />
                </Link>
              </Button>
            </Tooltip>
          ))}
          {definition.actions
            .filter(({ isFor }) => isFor?.(row) ?? true)
            .map((action) => (
              <ActionButton
                key={action.name}
                action={action}
                targetName={name}
                busy={actions.busy}
                onPress={(button) => actions.start(action, [row], button)}
              />
            ))}
        </div>
      </td>
    </tr>
  );
}

function Cell<Row>({ column: { name, show, isHeading, isNumber }, row }: { column: Column<Row>; row: Row }) {
  const className = classNames(isHeading && styles.heading, isNumber && styles.number);
  if (isHeading) {
    return (
      <th {...ROLES.rowHeading} scope="row" className={className}>
        {show(row)}
      </th>
    );
  }
  return (
    <td {...ROLES.cell} className={className} data-label={name}>
      {show(row)}
    </td>
  );
}

/** Skeleton rows with about the size of the rows that are loading. */
export function SkeletonRows<Row>({ columns, sort }: { columns: readonly Column<Row>[]; sort: string }) {
  return (
    <table {...ROLES.table} className={tableClass(columns)} aria-hidden="true">
      <HeaderRow columns={columns.map(({ sort: _sortKey, ...column }) => column)} sort={sort} onSort={() => {}} />
      <tbody {...ROLES.group}>
        {SKELETON_ROWS.map((index) => (
          <tr key={index} {...ROLES.row}>
            <td {...ROLES.cell} className={styles.checkboxCell} />
            {columns.map(({ name, isHeading, isNumber, isText }) => (
              <td
                key={name}
                {...ROLES.cell}
                className={classNames(isHeading && styles.heading, isNumber && styles.number)}
              >
                <Skeleton className={isText ? styles.skeletonText : styles.skeleton} />
              </td>
            ))}
            <td {...ROLES.cell} className={styles.actionsCell}>
              <Skeleton className={styles.skeletonButton} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
