import type { Route, RouteArguments, RouteResponse } from '@placelore/contracts/core/route.js';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { callList } from '../../../lib/api/api.js';
import { type Tag, toKey } from '../../../lib/cache/server-state.js';

/** What of a list is shown; all of it is in the address. */
export interface ListView {
  /** From 1. */
  page: number;
  /** Empty for no search. */
  search: string;
  /** As the call takes it: a minus turns it round. Empty for the order the server has. */
  sort: string;
  /** By name; those that are not set are absent. */
  filters: Readonly<Record<string, string>>;
}

export interface Choice {
  value: string;
  label: string;
}

/** What a filter offers: each value under its label, or as it is. */
export const toChoices = <Value extends string>(
  values: readonly Value[],
  labels?: Readonly<Record<Value, string>>,
): Choice[] => values.map((value) => ({ value, label: labels?.[value] ?? value }));

export interface Filter {
  /** As the call and the address have it. */
  name: string;
  label: string;
  /** What stands for no filter. */
  all: string;
  choices: readonly Choice[];
}

export interface Column<Row> {
  name: string;
  show: (row: Row) => ReactNode;
  /** What its heading sorts by, as the call has it without a minus. */
  sort?: string;
  /** The column that says which row this is; cards have it as their heading. */
  isHeading?: true;
  /** Digits stand one below the other, at the end of the column. */
  isNumber?: true;
  /** Longer than a line: its grey shape is as high as it is. */
  isText?: true;
}

export interface ActionLabels {
  title: string;
  description?: string | undefined;
}

export interface Failure extends ActionLabels {
  /** Ms after which the lists are read again; at once when absent. */
  reloadAfterMs?: number;
}

/** Something that is done to rows. */
export interface Action<Row> {
  name: string;
  icon: LucideIcon;
  /** The button shows its icon alone; its name is read out and pointed at. */
  iconOnly?: true;
  variant?: 'primary' | 'danger';
  /** Rows it is offered for; all when absent. */
  isFor?: (row: Row) => boolean;
  /** What is asked before; without it, it is done at once. It names what is destroyed. */
  question?: (rows: readonly Row[]) => { title: string; description: string; confirm: string };
  /** Does it to one. @throws what the call throws */
  run: (row: Row) => Promise<unknown>;
  /** Said when it is done; nothing is said without it, as when it leads to another page. */
  done?: (rows: readonly Row[]) => ActionLabels;
  failed: (error: unknown) => Failure;
  /** Takes it back, where the server can: offered when it is done. */
  undo?: {
    run: (row: Row) => Promise<unknown>;
    done: (rows: readonly Row[]) => ActionLabels;
    failed: (error: unknown) => Failure;
  };
  /** Also offered for all that are selected. */
  bulk?: true;
  /** It only shows something, or leads elsewhere: nothing is read again. */
  isReadOnly?: true;
}

export interface RowLink {
  name: string;
  icon: LucideIcon;
  to: string;
}

/** A page of a list as it was read. */
export interface ListPage<Row> {
  rows: readonly Row[];
  total: number;
}

export interface ListQueryResult<Row> {
  key: readonly unknown[];
  fetch: () => Promise<ListPage<Row>>;
}

/** A list of the console, in whole: one component shows them all. */
export interface ListDefinition<Row> {
  heading: string;
  /** Said of how many there are, as `1,234 users`. */
  count: (total: string, isOne: boolean) => string;
  /** Rows on one page. */
  size: number;
  columns: readonly Column<Row>[];
  search?: { label: string; placeholder: string; maxLength: number };
  filters?: readonly Filter[];
  /** The orders it may be in; the first is the one it has by itself. */
  sorts?: readonly Choice[];
  getId: (row: Row) => number;
  getName: (row: Row) => string;
  links?: (row: Row) => readonly RowLink[];
  actions: readonly Action<Row>[];
  /** What is read again after an action. */
  changes: readonly Tag[];
  empty: { title: string; hint: string };
  noneFound?: { title: string; hint: string };
  read: (view: ListView) => ListQueryResult<Row>;
}

/** What a call takes of a view. */
export const toListQuery = ({ page, search, sort, filters }: ListView, limit: number): Record<string, unknown> => ({
  page,
  limit,
  ...(search !== '' && { q: search }),
  ...(sort !== '' && { sort }),
  ...filters,
});

/** How a list is read with a route that tells its total. @param args checked by who made the view */
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
