import type { DuplicateGroup, DuplicateKind } from '@placelore/contracts/duplicate-report.js';
import { Ban } from 'lucide-react';
import { memo, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../../lib/use-formats.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Card } from '../../../ui/Card.js';
import { showMoreOf } from '../../../ui/use-focus-on-what-came.js';
import { addressOf } from '../address.js';
import { type Selection, useSelectedOf } from '../selection.js';
import { TEXTS } from '../texts.js';
import { ArticleRow } from './ArticleRow.js';
import styles from './Group.module.css';

/** So many articles are shown of a group at first. */
const SHOWN_FIRST = 10;
/** So many are compared at once. */
const COMPARED_MOST = 5;

interface GroupCardProps {
  kind: DuplicateKind;
  page: number;
  group: DuplicateGroup;
  selection: Selection;
  busy: boolean;
  onDismiss: (ids: number[]) => void;
}

/** Articles that are duplicates of each other. */
export const GroupCard = memo(function GroupCard(props: GroupCardProps) {
  const { kind, group, selection } = props;
  const { key, count, articles } = group;
  const formats = useFormats();
  const [isWhole, setWhole] = useState(false);
  const headingId = useId();
  const rows = useRef<HTMLUListElement>(null);
  const ids = articles.map(({ id }) => id);
  const selected = useSelectedOf(selection, ids);
  const shown = isWhole ? articles : articles.slice(0, SHOWN_FIRST);
  return (
    <Card className={styles.card} role="group" aria-labelledby={headingId}>
      <div className={styles.top}>
        <div className={styles.names} id={headingId}>
          <h3>{TEXTS.groups[kind]}</h3>
          <p className={styles.key}>{kind === 'content' ? TEXTS.contentKey(key) : key}</p>
        </div>
        <Badge tone="accent">{TEXTS.count(formats.count(count))}</Badge>
        <GroupButtons {...props} ids={ids} selected={selected} />
      </div>
      <ul className={styles.rows} ref={rows}>
        {shown.map((article) => (
          <ArticleRow key={article.id} article={article} selection={selection} />
        ))}
      </ul>
      {shown.length < articles.length && (
        <Button
          look="quiet"
          size="small"
          className={styles.more}
          onClick={() => showMoreOf(rows, shown.length, () => setWhole(true))}
        >
          {TEXTS.showMore(formats.count(articles.length - shown.length))}
        </Button>
      )}
      {count > articles.length && isWhole && (
        <p className={styles.note}>{TEXTS.notListed(formats.count(articles.length), formats.count(count))}</p>
      )}
      {kind !== 'corrupted' && selected.length === count && <p className={styles.warning}>{TEXTS.noneStays}</p>}
    </Card>
  );
});

function GroupButtons({
  kind,
  page,
  group,
  selection,
  busy,
  onDismiss,
  ids,
  selected,
}: GroupCardProps & { ids: number[]; selected: number[] }) {
  const isAll = selected.length === ids.length;
  const isCorrupted = kind === 'corrupted';
  /** Of a group some of which are selected, those are meant; the others of it go on being duplicates. */
  const meant = selected.length >= (isCorrupted ? 1 : 2) ? selected : ids;
  return (
    <div className={styles.buttons}>
      <Button look="secondary" size="small" aria-description={group.key} onClick={() => selection.set(ids, !isAll)}>
        {isAll ? TEXTS.deselectAll : TEXTS.selectAll}
      </Button>
      {ids.length > 1 && !isCorrupted && (
        <Button asChild look="secondary" size="small">
          <Link
            to={addressOf({ is: 'comparison', kind, page, ids: meant.slice(0, COMPARED_MOST) })}
            aria-description={group.key}
          >
            {TEXTS.compare}
          </Link>
        </Button>
      )}
      <Button
        look="quiet"
        size="small"
        aria-description={group.key}
        aria-disabled={busy || undefined}
        onClick={() => !busy && onDismiss(meant)}
      >
        <Ban aria-hidden="true" />
        {isCorrupted ? TEXTS.urlIsFine : TEXTS.notDuplicates}
      </Button>
    </div>
  );
}
