import { duplicates } from '@placelore/contracts/content/admin/duplicates.js';
import type { Article } from '@placelore/contracts/content/articles/articles.js';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { call } from '../../../lib/api/api.js';
import { getUserMessage } from '../../../lib/api/http-error.js';
import { toKey } from '../../../lib/cache/server-state.js';
import { Alert } from '../../../ui/feedback/Alert.js';
import { Spinner } from '../../../ui/feedback/Spinner.js';
import { Button } from '../../../ui/form/Button.js';
import { ALWAYS_FETCH } from '../api.js';
import { DuplicatesSection } from '../DuplicatesSection.js';
import type { Selection } from '../selection.js';
import { STRINGS } from '../strings.js';
import { buildViewUrl, type DuplicatesView } from '../view-url.js';
import { MergeForm } from './MergeForm.js';

interface ComparisonProps {
  view: Extract<DuplicatesView, { is: 'comparison' }>;
  selection: Selection;
}

/** Articles of a group side by side, and their merge. */
export function Comparison({ view, selection }: ComparisonProps) {
  const { kind, page, ids } = view;
  const args = { ids: ids.join() };
  const { data, error, mutate } = useSWR(
    toKey(duplicates.compare, args),
    (): Promise<{ articles: Article[] }> => call(duplicates.compare, args),
    ALWAYS_FETCH,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const back = buildViewUrl({ is: 'groups', kind, page });
  // The view looks like a new page, but its path is the same, so it has to scroll to the top itself.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <DuplicatesSection title={STRINGS.comparison.heading} lead={STRINGS.comparison.lead} back={back} heading={heading}>
      {data === undefined && error !== undefined ? (
        <div role="alert">
          <Alert title={STRINGS.comparison.failed}>
            <p>{getUserMessage(error, STRINGS.unknownError)}</p>
            <Button variant="secondary" onClick={() => void mutate()}>
              {STRINGS.retry}
            </Button>
          </Alert>
        </div>
      ) : data === undefined ? (
        <Spinner text={STRINGS.comparison.loading} />
      ) : (
        <MergeForm kind={kind} articles={data.articles} back={back} selection={selection} />
      )}
    </DuplicatesSection>
  );
}
