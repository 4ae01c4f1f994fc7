import type { DuplicateGroup, DuplicateKind } from '@placelore/contracts/content/admin/duplicates.js';
import { Ban } from 'lucide-react';
import { memo, useId, useRef, useState } from 'react';
import { useFormatters } from '../../../lib/format/formatters.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Button } from '../../../ui/form/Button.js';
import { Card } from '../../../ui/layout/Card.js';
import { showMoreAndFocus } from '../../../ui/layout/use-focus-new-content.js';
import { Link } from '../../../ui/navigation/Link.js';
import { type Selection, useSelectedIds } from '../selection.js';
import { STRINGS } from '../strings.js';
import { buildViewUrl } from '../view-url.js';
import { ArticleRow } from './ArticleRow.js';
import styles from './GroupCard.module.css';

const INITIAL_ROWS = 10;
const MAX_COMPARED = 5;

interface GroupCardProps {
  kind: DuplicateKind;
  page: number;
  group: DuplicateGroup;
  selection: Selection;
  busy: boolean;
  onDismiss: (ids: number[]) => void;
}

/** Card of a duplicate group. */
export const GroupCard = memo(function GroupCard(props: GroupCardProps) {
  const { kind, group, selection } = props;
  const { count, articles } = group;
  const name = getGroupName(kind, group);
  const formats = useFormatters();
  const [isExpanded, setExpanded] = useState(false);
  const headingId = useId();
  const rows = useRef<HTMLUListElement>(null);
  const ids = articles.map(({ id }) => id);
  const selected = useSelectedIds(selection, ids);
  const shown = isExpanded ? articles : articles.slice(0, INITIAL_ROWS);
  return (
    <Card className={styles.card} role="group" aria-labelledby={headingId}>
      <div className={styles.header}>
        <div className={styles.heading} id={headingId}>
          <h3>{STRINGS.groups[kind]}</h3>
          <p className={styles.groupKey}>{name}</p>
        </div>
        <Badge tone="accent">{STRINGS.count(formats.formatCount(count))}</Badge>
        <GroupButtons {...props} name={name} ids={ids} selected={selected} />
      </div>
      <ul ref={rows}>
        {shown.map((article) => (
          <ArticleRow key={article.id} article={article} selection={selection} />
        ))}
      </ul>
      {shown.length < articles.length && (
        <Button
          variant="quiet"
          size="small"
          className={styles.more}
          onClick={() => showMoreAndFocus(rows, shown.length, () => setExpanded(true))}
        >
          {STRINGS.showMore(formats.formatCount(articles.length - shown.length))}
        </Button>
      )}
      {count > articles.length && isExpanded && (
        <p className={styles.note}>
          {STRINGS.notListed(formats.formatCount(articles.length), formats.formatCount(count))}
        </p>
      )}
      {kind !== 'corrupted' && selected.length === count && <p className={styles.warning}>{STRINGS.noneStays}</p>}
    </Card>
  );
});

/** Returns the name of a group. Groups by content have a hash as their key, so a title stands in for it. */
const getGroupName = (kind: DuplicateKind, { key, articles }: DuplicateGroup): string =>
  kind === 'content' ? (articles[0]?.title ?? key) : key;

function GroupButtons({
  kind,
  page,
  name,
  selection,
  busy,
  onDismiss,
  ids,
  selected,
}: GroupCardProps & { name: string; ids: number[]; selected: number[] }) {
  const isAllSelected = selected.length === ids.length;
  const isCorrupted = kind === 'corrupted';
  /** If enough articles of a group are selected, the buttons apply only to them; the others remain duplicates. */
  const targetIds = selected.length >= (isCorrupted ? 1 : 2) ? selected : ids;
  return (
    <div className={styles.actions}>
      <Button
        variant="secondary"
        size="small"
        aria-description={name}
        onClick={() => selection.set(ids, !isAllSelected)}
      >
        {isAllSelected ? STRINGS.deselectAll : STRINGS.selectAll}
      </Button>
      {ids.length > 1 && !isCorrupted && (
        <Button asChild variant="secondary" size="small">
          <Link
            to={buildViewUrl({ is: 'comparison', kind, page, ids: targetIds.slice(0, MAX_COMPARED) })}
            aria-description={name}
          >
            {STRINGS.compare}
          </Link>
        </Button>
      )}
      <Button
        variant="quiet"
        size="small"
        aria-description={name}
        aria-disabled={busy || undefined}
        onClick={() => !busy && onDismiss(targetIds)}
      >
        <Ban aria-hidden="true" />
        {isCorrupted ? STRINGS.urlIsFine : STRINGS.notDuplicates}
      </Button>
    </div>
  );
}
