import { Clock } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../ui/Button.js';
import { HeadingRow } from '../../ui/HeadingRow.js';
import { addressOf, viewOf } from './address.js';
import { Comparison } from './comparison/Comparison.js';
import { History } from './history/History.js';
import { Report } from './report/Report.js';
import { useDeletion } from './report/useDeletion.js';
import { Selection } from './selection.js';
import { TEXTS } from './texts.js';

/** Articles that are duplicates of each other, and what can be done about them; what is open is in the address. */
export function Duplicates({ heading }: { heading: string }) {
  const [address] = useSearchParams();
  const view = viewOf(address);
  // They outlive a look at another tab or a comparison.
  const [selection] = useState(() => new Selection());
  const deletion = useDeletion(selection);
  return (
    <>
      <HeadingRow>
        <h1>{heading}</h1>
        {view.is !== 'history' && (
          <Button asChild look="secondary" size="small">
            <Link to={addressOf({ is: 'history', list: 'deleted' })}>
              <Clock aria-hidden="true" />
              {TEXTS.historyLink}
            </Link>
          </Button>
        )}
      </HeadingRow>
      {view.is === 'groups' && <Report view={view} selection={selection} deletion={deletion} />}
      {view.is === 'comparison' && <Comparison key={view.ids.join()} view={view} selection={selection} />}
      {view.is === 'history' && <History list={view.list} />}
    </>
  );
}
