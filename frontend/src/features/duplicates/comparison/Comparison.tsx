import type { Article } from '@placelore/contracts/articles.js';
import { duplicates } from '@placelore/contracts/duplicates.js';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { call } from '../../../lib/api.js';
import { sentenceOf } from '../../../lib/http-error.js';
import { keyOf } from '../../../lib/server-state.js';
import { Button } from '../../../ui/Button.js';
import { Notice } from '../../../ui/Notice.js';
import { Spinner } from '../../../ui/Spinner.js';
import { addressOf, type View } from '../address.js';
import { ALWAYS_READ } from '../api.js';
import { Part } from '../Part.js';
import type { Selection } from '../selection.js';
import { TEXTS } from '../texts.js';
import { MergeForm } from './MergeForm.js';

interface ComparisonProps {
  view: Extract<View, { is: 'comparison' }>;
  selection: Selection;
}

/** Some articles of a group side by side, and their merge. */
export function Comparison({ view, selection }: ComparisonProps) {
  const { kind, page, ids } = view;
  const args = { ids: ids.join() };
  const { data, error, mutate } = useSWR(
    keyOf(duplicates.comparison, args),
    (): Promise<{ articles: Article[] }> => call(duplicates.comparison, args),
    ALWAYS_READ,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const back = addressOf({ is: 'groups', kind, page });
  // It is another page in all but its path.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Part title={TEXTS.comparison.heading} lead={TEXTS.comparison.lead} back={back} heading={heading}>
      {data === undefined && error !== undefined ? (
        <div role="alert">
          <Notice title={TEXTS.comparison.failed}>
            <p>{sentenceOf(error, TEXTS.unknownError)}</p>
            <Button look="secondary" onClick={() => void mutate()}>
              {TEXTS.retry}
            </Button>
          </Notice>
        </div>
      ) : data === undefined ? (
        <Spinner text={TEXTS.comparison.loading} />
      ) : (
        <MergeForm kind={kind} articles={data.articles} back={back} selection={selection} />
      )}
    </Part>
  );
}
