import type { Route, RouteArguments, RouteResponse } from '@placelore/contracts/core/route.js';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { callList } from '../../../lib/api/api.js';
import { type Tag, toKey } from '../../../lib/cache/server-state.js';

/** View of a list; all of it is in the URL. */
export interface ListView {
  /** Starts at 1. */
  page: number;
  /** Empty if there is no search. */
  search: string;
  /** Sort value of the call; a leading minus means descending. Empty means the server's default. */
  sort: string;
  /** Active filters by name. */
  filters: Readonly<Record<string, string>>;
}

export interface Choice {
  value: string;
  label: string;
}

/** Converts filter values to choices, labeled by `labels` or by the values themselves. */
export const toChoices = <Value extends string>(
  values: readonly Value[],
  labels?: Readonly<Record<Value, string>>,
): Choice[] => values.map((value) => ({ value, label: labels?.[value] ?? value }));

export interface Filter {
  /** Name in the call and in the URL. */
  name: string;
  label: string;
  /** Label of the choice that turns the filter off. */
  all: string;
  choices: readonly Choice[];
}

export interface Column<Row> {
  name: string;
  show: (row: Row) => ReactNode;
  /** Ascending sort value of the column's heading. */
  sort?: string;
  /** Column that identifies the row; cards use it as their heading. */
  isHeading?: true;
  /** Right-aligns the digits. */
  isNumber?: true;
  /** Text of several lines, which needs a taller skeleton. */
  isText?: true;
}

export interface ActionLabels {
  title: string;
  description?: string | undefined;
}

export interface Failure extends ActionLabels {
  /** Delay in ms before the lists are reloaded; if absent, they are reloaded immediately. */
  reloadAfterMs?: number;
}

/** Action on rows. */
export interface Action<Row> {
  name: string;
  icon: LucideIcon;
  /** Shows only the icon; the name becomes its accessible label and tooltip. */
  iconOnly?: true;
  variant?: 'primary' | 'danger';
  /** Whether the action is offered for a row; if absent, it is offered for all rows. */
  isFor?: (row: Row) => boolean;
  /** Confirmation, which names what is destroyed. If absent, the action is executed immediately. */
  question?: (rows: readonly Row[]) => { title: string; description: string; confirm: string };
  /** Executes the action for one row. @throws what the call throws */
  run: (row: Row) => Promise<unknown>;
  /** Success message; absent for actions that open another page. */
  done?: (rows: readonly Row[]) => ActionLabels;
  failed: (error: unknown) => Failure;
  /** Reverse action, offered after success if the server supports it. */
  undo?: {
    run: (row: Row) => Promise<unknown>;
    done: (rows: readonly Row[]) => ActionLabels;
    failed: (error: unknown) => Failure;
  };
  /** Whether the action is also offered for all selected rows. */
  bulk?: true;
  /** Whether the action only opens or shows something, so nothing is reloaded. */
  isReadOnly?: true;
}

export interface RowLink {
  name: string;
  icon: LucideIcon;
  to: string;
}

/** Page of a list. */
export interface ListPage<Row> {
  rows: readonly Row[];
  total: number;
}

export interface ListQueryResult<Row> {
  key: readonly unknown[];
  fetch: () => Promise<ListPage<Row>>;
}

/** Complete definition of a list in the admin panel. `DataList` renders all of them. */
export interface ListDefinition<Row> {
  heading: string;
  /** Formats the total, for example `1,234 users`. */
  count: (total: string, isOne: boolean) => string;
  /** Number of rows per page. */
  size: number;
  columns: readonly Column<Row>[];
  search?: { label: string; placeholder: string; maxLength: number };
  filters?: readonly Filter[];
  /** Available sortings; the first is the default. */
  sorts?: readonly Choice[];
  getId: (row: Row) => number;
  getName: (row: Row) => string;
  links?: (row: Row) => readonly RowLink[];
  actions: readonly Action<Row>[];
  /** Cache tags to reload after an action. */
  changes: readonly Tag[];
  empty: { title: string; hint: string };
  noneFound?: { title: string; hint: string };
  read: (view: ListView) => ListQueryResult<Row>;
}

/** Converts a view to the query of a call. */
export const toListQuery = ({ page, search, sort, filters }: ListView, limit: number): Record<string, unknown> => ({
  page,
  limit,
  ...(search !== '' && { q: search }),
  ...(sort !== '' && { sort }),
  ...filters,
});

/** Reads a list through a route that returns its total. @param args validated by the code that built the view */
export function queryList<R extends Route, Row>(
  route: R,
  args: Record<string, unknown>,
  getRows: (response: RouteResponse<R>) => readonly Row[],
): ListQueryResult<Row> {
  const routeArgs = args as RouteArguments<R>;
  return {
    key: toKey(route, routeArgs),
    fetch: async () => {
      const { items, total } = await callList(route, routeArgs);
      const rows = getRows(items);
      return { rows, total: total ?? rows.length };
    },
  };
}
