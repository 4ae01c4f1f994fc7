import type { DuplicateReport } from '@placelore/contracts/duplicate-report.js';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormatters } from '../../../lib/use-formats.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Alert } from '../../../ui/Notice.js';
import { Spinner } from '../../../ui/Spinner.js';
import { TabList } from '../../../ui/TabRow.js';
import { buildViewUrl, type DuplicatesView, KINDS } from '../address.js';
import { getGroups, useReport } from '../api.js';
import type { Selection } from '../selection.js';
import { STRINGS } from '../texts.js';
import { GroupList } from './Groups.js';
import styles from './Report.module.css';
import { SummaryTiles } from './Tiles.js';
import type { BulkDeletion } from './useDeletion.js';

interface ReportViewProps {
  view: Extract<DuplicatesView, { is: 'groups' }>;
  selection: Selection;
  deletion: BulkDeletion;
}

/** What the scan found, by kinds. */
export function ReportView({ view: { kind, page }, selection, deletion }: ReportViewProps) {
  const { data, error, mutate: reload, isValidating } = useReport(kind, page);
  const navigate = useNavigate();
  const formats = useFormatters();
  // The counts of the page before stand while another is on its way.
  const [lastReport, setLastReport] = useState<DuplicateReport>();
  if (data && data !== lastReport) setLastReport(data);

  if (data === undefined && error !== undefined) {
    return (
      <div role="alert">
        <Alert title={STRINGS.failed} heading="h2">
          <Button variant="secondary" onClick={() => void reload()}>
            {STRINGS.retry}
          </Button>
        </Alert>
      </div>
    );
  }
  if (lastReport === undefined) return <Spinner text={STRINGS.scanning} />;
  return (
    <div className={styles.report} aria-busy={isValidating}>
      <SummaryTiles summary={lastReport.summary} />
      {lastReport.notCompared > 0 && (
        <div role="status" className={styles.waiting}>
          <p>{STRINGS.notCompared(formats.formatCount(lastReport.notCompared))}</p>
          <Button variant="secondary" size="small" aria-disabled={isValidating} onClick={() => void reload()}>
            {STRINGS.scanAgain}
          </Button>
        </div>
      )}
      <TabList
        label={STRINGS.tabs}
        tabs={KINDS.map((name) => ({
          name,
          label: (
            <>
              {STRINGS.kinds[name]} <Badge>{formats.formatCount(lastReport.groupsFound[name])}</Badge>
            </>
          ),
        }))}
        openTab={kind}
        onOpen={(name) => void navigate(buildViewUrl({ is: 'groups', kind: name, page: 1 }))}
        layoutKey={lastReport}
        renderContent={(name) =>
          data === undefined ? (
            <Spinner text={STRINGS.scanning} />
          ) : (
            <GroupList
              // Another page begins anew.
              key={`${name} ${page}`}
              kind={name}
              page={page}
              pages={Math.max(1, Math.ceil(data.groupsFound[name] / data.pageSize))}
              groups={getGroups(data, name)}
              selection={selection}
              deletion={deletion}
            />
          )
        }
      />
    </div>
  );
}
