import { deletedArticles } from '@placelore/contracts/deleted-articles.js';
import { duplicates } from '@placelore/contracts/duplicates.js';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api.js';
import { TabRow } from '../../../ui/TabRow.js';
import { addressOf, HISTORY_LISTS, type HistoryList, KINDS } from '../address.js';
import { Part } from '../Part.js';
import { TEXTS } from '../texts.js';
import { DeletedEntry, DismissalEntry, MergeEntry } from './entries.js';
import { HistoryPages } from './HistoryPages.js';

/** What admins did to duplicates and can still take back. */
export function History({ list }: { list: HistoryList }) {
  const navigate = useNavigate();
  return (
    <Part
      title={TEXTS.history.heading}
      lead={TEXTS.history.lead}
      back={addressOf({ is: 'groups', kind: KINDS[0], page: 1 })}
    >
      <TabRow
        label={TEXTS.history.listsLabel}
        tabs={HISTORY_LISTS.map((name) => ({ name, label: TEXTS.history.lists[name] }))}
        open={list}
        onOpen={(name) => void navigate(addressOf({ is: 'history', list: name }))}
        content={listOf}
      />
    </Part>
  );
}

function listOf(name: HistoryList) {
  switch (name) {
    case 'deleted':
      return (
        <HistoryPages
          id={deletedArticles.list.id}
          none={TEXTS.history.none.deleted}
          read={async (before: string | null) => {
            const { articles, next } = await call(deletedArticles.list, before === null ? {} : { before });
            return { entries: articles, next };
          }}
          entry={(article) => <DeletedEntry key={article.id} article={article} />}
        />
      );
    case 'merges':
      return (
        <HistoryPages
          id={duplicates.merges.id}
          none={TEXTS.history.none.merges}
          read={async (before: number | null) => {
            const { merges, next } = await call(duplicates.merges, before === null ? {} : { before });
            return { entries: merges, next };
          }}
          entry={(merge) => <MergeEntry key={merge.id} merge={merge} />}
        />
      );
    case 'dismissals':
      return (
        <HistoryPages
          id={duplicates.dismissals.id}
          none={TEXTS.history.none.dismissals}
          read={async (before: string | null) => {
            const { dismissals, next } = await call(duplicates.dismissals, before === null ? {} : { before });
            return { entries: dismissals, next };
          }}
          entry={(dismissal) => (
            <DismissalEntry key={`${dismissal.dismissedAt} ${dismissal.kind}`} dismissal={dismissal} />
          )}
        />
      );
  }
}
