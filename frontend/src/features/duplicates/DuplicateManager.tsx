import { Clock } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/form/Button.js';
import { SectionHeader } from '../../ui/layout/SectionHeader.js';
import { Link } from '../../ui/navigation/Link.js';
import { Comparison } from './comparison/Comparison.js';
import { DuplicateHistory } from './history/DuplicateHistory.js';
import { ReportView } from './report/ReportView.js';
import { useDeletion } from './report/useDeletion.js';
import { Selection } from './selection.js';
import { STRINGS } from './strings.js';
import { buildViewUrl, parseView } from './view-url.js';

/** Manager of duplicate articles. The URL stores which view is open. */
export function DuplicateManager({ heading }: { heading: string }) {
  const [searchParams] = useSearchParams();
  const view = parseView(searchParams);
  // The selection and a running deletion survive switching to another tab or to a comparison.
  const [selection] = useState(() => new Selection());
  const deletion = useDeletion(selection);
  return (
    <>
      <SectionHeader>
        <h1>{heading}</h1>
        {view.is !== 'history' && (
          <Button asChild variant="secondary" size="small">
            <Link to={buildViewUrl({ is: 'history', list: 'deleted' })}>
              <Clock aria-hidden="true" />
              {STRINGS.historyLink}
            </Link>
          </Button>
        )}
      </SectionHeader>
      {view.is === 'groups' && <ReportView view={view} selection={selection} deletion={deletion} />}
      {view.is === 'comparison' && <Comparison key={view.ids.join()} view={view} selection={selection} />}
      {view.is === 'history' && <DuplicateHistory list={view.list} />}
    </>
  );
}
