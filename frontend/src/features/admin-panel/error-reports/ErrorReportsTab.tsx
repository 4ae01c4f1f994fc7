import {
  ERROR_REPORT_STATUSES,
  type ErrorReport,
  errorReports,
  REPORTED_SUBJECTS,
} from '@placelore/contracts/content/error-reports.js';
import { BookOpen, Eye, SquarePen, X } from 'lucide-react';
import { useRef, useState } from 'react';
import useSWR from 'swr';
import { call, callList } from '../../../lib/api/api.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { DataList } from '../data-list/DataList.js';
import { type ListDefinition, queryList, type RowLink, toChoices, toListQuery } from '../data-list/list-definition.js';
import { STRINGS as LIST_STRINGS } from '../data-list/strings.js';
import { toFailure } from '../data-list/useActions.js';
import { ErrorReportDialog } from './ErrorReportDialog.js';
import styles from './ErrorReportsTab.module.css';
import { CHANGED_TAGS, getEditorPath } from './report-paths.js';
import { STRINGS } from './strings.js';

const PAGE_SIZE = 25;

const formatNames = (rows: readonly ErrorReport[]): string =>
  LIST_STRINGS.names(rows.map(({ subjectName }) => subjectName));

function listLinks(report: ErrorReport): RowLink[] {
  const editorPath = getEditorPath(report);
  return [
    ...(report.path === null ? [] : [{ name: STRINGS.openPage, icon: BookOpen, to: report.path }]),
    ...(editorPath === null ? [] : [{ name: STRINGS.edit, icon: SquarePen, to: editorPath }]),
  ];
}

const createReportList = (onView: (report: ErrorReport) => void): ListDefinition<ErrorReport> => ({
  heading: STRINGS.heading,
  count: STRINGS.count,
  size: PAGE_SIZE,
  filters: [
    {
      name: 'status',
      label: STRINGS.status,
      all: STRINGS.anyStatus,
      choices: toChoices(ERROR_REPORT_STATUSES, STRINGS.statuses),
    },
    {
      name: 'subjectType',
      label: STRINGS.type,
      all: STRINGS.anyType,
      choices: toChoices(REPORTED_SUBJECTS, STRINGS.types),
    },
  ],
  columns: [
    { name: STRINGS.subject, isHeading: true, show: ({ subjectName }) => subjectName },
    {
      name: STRINGS.sentence,
      isText: true,
      show: ({ sentence }) => <p className={styles.excerpt}>{sentence || STRINGS.wholeText}</p>,
    },
    { name: STRINGS.comment, isText: true, show: ({ comment }) => <p className={styles.excerpt}>{comment}</p> },
    {
      name: STRINGS.status,
      show: ({ status }) => (
        <span>
          <Badge tone={status === 'open' ? 'accent' : status === 'resolved' ? 'good' : 'plain'}>
            {STRINGS.statuses[status]}
          </Badge>
        </span>
      ),
    },
    { name: STRINGS.reported, isNumber: true, show: ({ createdAt }) => <FormattedDate iso={createdAt} /> },
  ],
  getId: ({ id }) => id,
  getName: ({ subjectName }) => subjectName,
  links: listLinks,
  actions: [
    {
      name: STRINGS.open,
      icon: Eye,
      variant: 'primary',
      run: async (report) => onView(report),
      failed: toFailure(''),
      isReadOnly: true,
    },
    {
      name: STRINGS.dismiss,
      icon: X,
      isFor: ({ status }) => status === 'open',
      question: (rows) => ({
        title: STRINGS.dismissTitle(rows.length === 1),
        description: STRINGS.dismissText(formatNames(rows)),
        confirm: STRINGS.dismiss,
      }),
      run: ({ id }) => call(errorReports.dismiss, { id }),
      done: (rows) => ({ title: STRINGS.dismissed, description: formatNames(rows) }),
      failed: toFailure(STRINGS.dismissFailed),
      bulk: true,
    },
  ],
  changes: CHANGED_TAGS,
  empty: { title: STRINGS.empty, hint: STRINGS.emptyHint },
  noneFound: { title: STRINGS.noneFound, hint: STRINGS.noneFoundHint },
  read: (view) => queryList(errorReports.list, toListQuery(view, PAGE_SIZE), (rows) => rows),
});

/** Errors that readers reported. */
export function ErrorReportsTab({ tab }: { tab: string }) {
  const [viewed, setViewed] = useState<ErrorReport | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const definition = createReportList((report) => {
    opener.current = document.activeElement as HTMLElement | null;
    setViewed(report);
  });
  return (
    <>
      <DataList tab={tab} definition={definition} />
      {viewed && <ErrorReportDialog report={viewed} onClose={() => setViewed(null)} returnFocus={opener} />}
    </>
  );
}

const COUNT_QUERY = { limit: 1, status: 'open' } as const;

/** Returns the number of open reports; undefined until it is known. */
export function useOpenReportCount(): number | undefined {
  const { data } = useSWR(
    [...toKey(errorReports.list, COUNT_QUERY), 'count'],
    async () => (await callList(errorReports.list, COUNT_QUERY)).total ?? 0,
    { dedupingInterval: 0 },
  );
  return data;
}
