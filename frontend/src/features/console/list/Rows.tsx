import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/Button.js';
import { classNames } from '../../../ui/class-names.js';
import { Hidden } from '../../../ui/Hidden.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Tooltip } from '../../../ui/Tooltip.js';
import { ActionButton } from './ActionButton.js';
import type { Column, ListDeclaration } from './declaration.js';
import styles from './Rows.module.css';
import { TEXTS } from './texts.js';
import type { Actions } from './useActions.js';
import { BOX, type Selection } from './useSelection.js';

/** Browsers forget that a table is one where it is laid out as cards. */
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  heading: { role: 'columnheader' },
  rowHeading: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Grey rows while a page is on its way. */
const SKELETON_ROWS = Array.from({ length: 9 }, (_, place) => place);

const tableClass = <Row,>(columns: readonly Column<Row>[]) =>
  classNames(styles.table, columns.some(({ isText }) => isText) && styles.tall);

interface HeadProps<Row> {
  columns: readonly Column<Row>[];
  /** The order as it is, also where the list has it by itself. */
  sort: string;
  onSort: (column: string) => void;
  selectAll?: React.ReactNode;
}

function Head<Row>({ columns, sort, onSort, selectAll }: HeadProps<Row>) {
  return (
    <thead {...AS.group}>
      <tr {...AS.row}>
        <th {...AS.heading} scope="col" className={styles.boxCell}>
          {selectAll ?? <Hidden>{TEXTS.columns.select}</Hidden>}
        </th>
        {columns.map(({ name, sort: by, isNumber }) => (
          <th
            key={name}
            {...AS.heading}
            scope="col"
            className={isNumber && styles.number}
            aria-sort={
              by === undefined ? undefined : sort === by ? 'ascending' : sort === `-${by}` ? 'descending' : 'none'
            }
          >
            {by === undefined ? name : <SortButton name={name} by={by} sort={sort} onSort={onSort} />}
          </th>
        ))}
        <th {...AS.heading} scope="col">
          <Hidden>{TEXTS.columns.actions}</Hidden>
        </th>
      </tr>
    </thead>
  );
}

function SortButton({
  name,
  by,
  sort,
  onSort,
}: {
  name: string;
  by: string;
  sort: string;
  onSort: (by: string) => void;
}) {
  const Arrow = sort === by ? ArrowUp : sort === `-${by}` ? ArrowDown : ArrowUpDown;
  return (
    <button type="button" className={styles.sort} title={TEXTS.sortBy(name)} onClick={() => onSort(by)}>
      {name}
      <Arrow aria-hidden="true" className={Arrow === ArrowUpDown ? styles.unsorted : undefined} />
    </button>
  );
}

interface RowsProps<Row> {
  declaration: ListDeclaration<Row>;
  label: string;
  rows: readonly Row[];
  selection: Selection<Row>;
  actions: Actions<Row>;
  sort: string;
  onSort: (column: string) => void;
  describedBy: string;
}

/** The rows of a page: a table on a desk, cards on a phone. */
export function Rows<Row>(props: RowsProps<Row>) {
  const { declaration, label, rows, selection, actions, sort, onSort, describedBy } = props;
  const all = rows.length > 0 && selection.rows.length === rows.length;
  return (
    <table
      {...AS.table}
      className={tableClass(declaration.columns)}
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={actions.busy}
    >
      <Head
        columns={declaration.columns}
        sort={sort}
        onSort={onSort}
        selectAll={
          <label className={styles.boxTarget}>
            <input
              type="checkbox"
              className={styles.box}
              aria-label={TEXTS.selectAll}
              aria-keyshortcuts="Control+A"
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = !all && selection.rows.length > 0;
              }}
              onChange={() => selection.setAll(!all)}
            />
            <span className={styles.allWords}>{TEXTS.selectAll}</span>
          </label>
        }
      />
      <tbody {...AS.group}>
        {rows.map((row, index) => (
          <RowView key={declaration.idOf(row)} {...props} row={row} index={index} />
        ))}
      </tbody>
    </table>
  );
}

function RowView<Row>({ declaration, row, index, selection, actions }: RowsProps<Row> & { row: Row; index: number }) {
  const name = declaration.nameOf(row);
  const selected = selection.has(row);
  return (
    <tr {...AS.row} className={classNames(selected && styles.selected)}>
      <td {...AS.cell} className={styles.boxCell}>
        <label className={styles.boxTarget}>
          <input
            type="checkbox"
            className={styles.box}
            {...{ [BOX]: index }}
            tabIndex={index === selection.entry ? 0 : -1}
            aria-label={TEXTS.select(name)}
            checked={selected}
            onChange={() => selection.toggle(row)}
            onFocus={() => selection.onFocus(index)}
            onKeyDown={(event) => selection.onKeyDown(event, index)}
          />
        </label>
      </td>
      {declaration.columns.map((column) => (
        <Cell key={column.name} column={column} row={row} />
      ))}
      <td {...AS.cell} className={styles.actionsCell}>
        <div className={styles.actions}>
          {declaration.links?.(row).map(({ name: text, icon: Icon, to }) => (
            <Tooltip key={text} text={text}>
              <Button asChild look="secondary" size="small" round>
                <Link to={to} aria-label={`${text} ${name}`}>
                  <Icon aria-hidden="true" />
                </Link>
              </Button>
            </Tooltip>
          ))}
          {declaration.actions
            .filter(({ isFor }) => isFor?.(row) ?? true)
            .map((action) => (
              <ActionButton
                key={action.name}
                action={action}
                to={name}
                busy={actions.busy}
                onPress={(button) => actions.begin(action, [row], button)}
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
      <th {...AS.rowHeading} scope="row" className={className}>
        {show(row)}
      </th>
    );
  }
  return (
    <td {...AS.cell} className={className} data-label={name}>
      {show(row)}
    </td>
  );
}

/** Rows of the size of those that are on their way. */
export function SkeletonRows<Row>({ columns, sort }: { columns: readonly Column<Row>[]; sort: string }) {
  return (
    <table {...AS.table} className={tableClass(columns)} aria-hidden="true">
      <Head columns={columns.map(({ sort: _by, ...column }) => column)} sort={sort} onSort={() => {}} />
      <tbody {...AS.group}>
        {SKELETON_ROWS.map((place) => (
          <tr key={place} {...AS.row}>
            <td {...AS.cell} className={styles.boxCell} />
            {columns.map(({ name, isHeading, isNumber, isText }) => (
              <td
                key={name}
                {...AS.cell}
                className={classNames(isHeading && styles.heading, isNumber && styles.number)}
              >
                <Skeleton className={isText ? styles.greyText : styles.grey} />
              </td>
            ))}
            <td {...AS.cell} className={styles.actionsCell}>
              <Skeleton className={styles.greyButton} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
