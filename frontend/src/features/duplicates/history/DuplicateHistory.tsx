import { deletedArticles } from '@placelore/contracts/content/admin/deleted-articles.js';
import { duplicates } from '@placelore/contracts/content/admin/duplicates.js';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api.js';
import { TabList } from '../../../ui/navigation/TabList.js';
import { DuplicatesSection } from '../DuplicatesSection.js';
import { STRINGS } from '../strings.js';
import { buildViewUrl, HISTORY_LISTS, type HistoryList, KINDS } from '../view-url.js';
import { DeletedEntry, DismissalEntry, MergeEntry } from './entries.js';
import { HistoryPages } from './HistoryPages.js';

/** Admins' changes to duplicates that can still be undone. */
export function DuplicateHistory({ list }: { list: HistoryList }) {
  const navigate = useNavigate();
  return (
    <DuplicatesSection
      title={STRINGS.history.heading}
      lead={STRINGS.history.lead}
      back={buildViewUrl({ is: 'groups', kind: KINDS[0], page: 1 })}
    >
      <TabList
        label={STRINGS.history.listsLabel}
        tabs={HISTORY_LISTS.map((name) => ({ name, label: STRINGS.history.lists[name] }))}
        openTab={list}
        onOpen={(name) => void navigate(buildViewUrl({ is: 'history', list: name }))}
        renderContent={renderList}
      />
    </DuplicatesSection>
  );
}

function renderList(name: HistoryList) {
  switch (name) {
    case 'deleted':
      return (
        <HistoryPages
          id={deletedArticles.list.id}
          emptyText={STRINGS.history.none.deleted}
          read={async (before: string | null) => {
            const { articles, next } = await call(deletedArticles.list, before === null ? {} : { before });
            return { entries: articles, next };
          }}
          renderEntry={(article) => <DeletedEntry key={article.id} article={article} />}
        />
      );
    case 'merges':
      return (
        <HistoryPages
          id={duplicates.listMerges.id}
          emptyText={STRINGS.history.none.merges}
          read={async (before: number | null) => {
            const { merges, next } = await call(duplicates.listMerges, before === null ? {} : { before });
            return { entries: merges, next };
          }}
          renderEntry={(merge) => <MergeEntry key={merge.id} merge={merge} />}
        />
      );
    case 'dismissals':
      return (
        <HistoryPages
          id={duplicates.listDismissals.id}
          emptyText={STRINGS.history.none.dismissals}
          read={async (before: string | null) => {
            const { dismissals, next } = await call(duplicates.listDismissals, before === null ? {} : { before });
            return { entries: dismissals, next };
          }}
          renderEntry={(dismissal) => (
            <DismissalEntry key={`${dismissal.dismissedAt} ${dismissal.kind}`} dismissal={dismissal} />
          )}
        />
      );
  }
}
