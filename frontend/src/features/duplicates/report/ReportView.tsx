import type { DuplicateReport } from '@placelore/contracts/content/admin/duplicates.js';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Spinner } from '../../../ui/feedback/Spinner.js';
import { Button } from '../../../ui/form/Button.js';
import { TabList } from '../../../ui/navigation/TabList.js';
import { getGroups, useReport } from '../api.js';
import type { Selection } from '../selection.js';
import { STRINGS } from '../strings.js';
import { buildViewUrl, type DuplicatesView, KINDS } from '../view-url.js';
import { GroupList } from './GroupList.js';
import styles from './ReportView.module.css';
import type { BulkDeletion } from './useDeletion.js';

const TILES = ['exactTitleGroups', 'contentGroups', 'suspiciousSlugs', 'totalDuplicatesFound'] as const;

/** Tiles with the numbers of duplicates. */
export function SummaryTiles({ summary }: Pick<DuplicateReport, 'summary'>) {
  const formats = useFormatters();
  return (
    <dl className={styles.tiles} aria-label={STRINGS.summary}>
      {TILES.map((name) => (
        <div key={name} className={styles.tile}>
          <dt>{STRINGS.tiles[name]}</dt>
          <dd>{formats.formatCount(summary[name])}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ReportViewProps {
  view: Extract<DuplicatesView, { is: 'groups' }>;
  selection: Selection;
  deletion: BulkDeletion;
}

/** Results of the scan, by kind. */
export function ReportView({ view: { kind, page }, selection, deletion }: ReportViewProps) {
  const { data, error, mutate: reload, isValidating } = useReport(kind, page);
  const navigate = useNavigate();
  const formats = useFormatters();
  // Keeps the counts of the previous page while another one loads.
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
        <div role="status" className={styles.pendingNotice}>
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
              // A new key per page resets its state.
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
