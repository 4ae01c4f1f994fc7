import type { DuplicateReport } from '@placelore/contracts/duplicate-report.js';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormats } from '../../../lib/use-formats.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Notice } from '../../../ui/Notice.js';
import { Spinner } from '../../../ui/Spinner.js';
import { TabRow } from '../../../ui/TabRow.js';
import { addressOf, KINDS, type View } from '../address.js';
import { groupsOf, useReport } from '../api.js';
import type { Selection } from '../selection.js';
import { TEXTS } from '../texts.js';
import { Groups } from './Groups.js';
import styles from './Report.module.css';
import { Tiles } from './Tiles.js';
import type { DeletionOfSelected } from './useDeletion.js';

interface ReportProps {
  view: Extract<View, { is: 'groups' }>;
  selection: Selection;
  deletion: DeletionOfSelected;
}

/** What the scan found, by kinds. */
export function Report({ view: { kind, page }, selection, deletion }: ReportProps) {
  const { data, error, mutate: readAgain, isValidating } = useReport(kind, page);
  const navigate = useNavigate();
  const formats = useFormats();
  // The counts of the page before stand while another is on its way.
  const [known, setKnown] = useState<DuplicateReport>();
  if (data && data !== known) setKnown(data);

  if (data === undefined && error !== undefined) {
    return (
      <div role="alert">
        <Notice title={TEXTS.failed} heading="h2">
          <Button look="secondary" onClick={() => void readAgain()}>
            {TEXTS.retry}
          </Button>
        </Notice>
      </div>
    );
  }
  if (known === undefined) return <Spinner text={TEXTS.scanning} />;
  return (
    <div className={styles.report} aria-busy={isValidating}>
      <Tiles summary={known.summary} />
      {known.notCompared > 0 && (
        <div role="status" className={styles.waiting}>
          <p>{TEXTS.notCompared(formats.count(known.notCompared))}</p>
          <Button look="secondary" size="small" aria-disabled={isValidating} onClick={() => void readAgain()}>
            {TEXTS.scanAgain}
          </Button>
        </div>
      )}
      <TabRow
        label={TEXTS.tabs}
        tabs={KINDS.map((name) => ({
          name,
          label: (
            <>
              {TEXTS.kinds[name]} <Badge>{formats.count(known.groupsFound[name])}</Badge>
            </>
          ),
        }))}
        open={kind}
        onOpen={(name) => void navigate(addressOf({ is: 'groups', kind: name, page: 1 }))}
        width={known}
        content={(name) =>
          data === undefined ? (
            <Spinner text={TEXTS.scanning} />
          ) : (
            <Groups
              // Another page begins anew.
              key={`${name} ${page}`}
              kind={name}
              page={page}
              pages={Math.max(1, Math.ceil(data.groupsFound[name] / data.pageSize))}
              groups={groupsOf(data, name)}
              selection={selection}
              deletion={deletion}
            />
          )
        }
      />
    </div>
  );
}
