import type { DuplicateArticle } from '@placelore/contracts/content/admin/duplicates.js';
import { ExternalLink, SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { CONTENT_SOURCE_NAMES } from '../../../lib/format/content-source-names.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { Button } from '../../../ui/form/Button.js';
import { FormattedDate } from '../../../ui/format/FormattedDate.js';
import { Tooltip } from '../../../ui/overlay/Tooltip.js';
import { classNames } from '../../../ui/styles/class-names.js';
import { type Selection, useIsSelected } from '../selection.js';
import { STRINGS } from '../strings.js';
import styles from './GroupCard.module.css';

export function ArticleRow({ article, selection }: { article: DuplicateArticle; selection: Selection }) {
  const { id, title, slug, isPublic, contentSource, createdAt } = article;
  const selected = useIsSelected(selection, id);
  return (
    <li className={classNames(styles.row, selected && styles.selected)}>
      <label className={styles.checkboxLabel}>
        <input
          type="checkbox"
          className={styles.checkbox}
          aria-label={STRINGS.selectOne(title, id)}
          checked={selected}
          onChange={() => selection.set([id], !selected)}
        />
      </label>
      <div className={styles.article}>
        <strong>{title}</strong>
        <code>{slug}</code>
      </div>
      <div className={styles.metadata}>
        <span className={styles.id}>{STRINGS.id(id)}</span>
        <span>
          <Badge tone={isPublic ? 'good' : 'plain'}>{isPublic ? STRINGS.public : STRINGS.private}</Badge>
        </span>
        <span>{CONTENT_SOURCE_NAMES[contentSource]}</span>
        <span>
          {STRINGS.created} <FormattedDate iso={createdAt} />
        </span>
      </div>
      <div className={styles.links}>
        <NewTabLink name={STRINGS.openPage} title={title} to={`/articles/${slug}`}>
          <ExternalLink aria-hidden="true" />
        </NewTabLink>
        <NewTabLink name={STRINGS.openAdmin} title={title} to={`/admin/articles/${id}/edit`}>
          <SquarePen aria-hidden="true" />
        </NewTabLink>
      </div>
    </li>
  );
}

interface NewTabLinkProps {
  name: string;
  title: string;
  to: string;
  children: ReactNode;
}

/** Link that opens a page in another tab, because leaving this one would lose the selection. */
function NewTabLink({ name, title, to, children }: NewTabLinkProps) {
  return (
    <Tooltip text={name}>
      <Button asChild variant="secondary" size="small" isRound>
        <a href={to} target="_blank" rel="noopener" aria-label={`${name} ${title} ${STRINGS.newTab}`}>
          {children}
        </a>
      </Button>
    </Tooltip>
  );
}
