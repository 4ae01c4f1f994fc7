import type { DuplicateArticle } from '@placelore/contracts/duplicate-report.js';
import { ExternalLink, SquarePen } from 'lucide-react';
import type { ReactNode } from 'react';
import { SOURCE_NAMES } from '../../../lib/source-names.js';
import { Badge } from '../../../ui/Badge.js';
import { Button } from '../../../ui/Button.js';
import { classNames } from '../../../ui/class-names.js';
import { Day } from '../../../ui/Day.js';
import { Tooltip } from '../../../ui/Tooltip.js';
import { type Selection, useIsSelected } from '../selection.js';
import { TEXTS } from '../texts.js';
import styles from './Group.module.css';

/** One article of a group. */
export function ArticleRow({ article, selection }: { article: DuplicateArticle; selection: Selection }) {
  const { id, title, slug, isPublic, contentSource, createdAt } = article;
  const selected = useIsSelected(selection, id);
  return (
    <li className={classNames(styles.row, selected && styles.selected)}>
      <label className={styles.boxTarget}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={TEXTS.selectOne(title, id)}
          checked={selected}
          onChange={() => selection.set([id], !selected)}
        />
      </label>
      <div className={styles.name}>
        <strong>{title}</strong>
        <code>{slug}</code>
      </div>
      <div className={styles.facts}>
        <span className={styles.id}>{TEXTS.id(id)}</span>
        <span>
          <Badge tone={isPublic ? 'good' : 'plain'}>{isPublic ? TEXTS.public : TEXTS.private}</Badge>
        </span>
        <span>{SOURCE_NAMES[contentSource]}</span>
        <span>
          {TEXTS.created} <Day iso={createdAt} />
        </span>
      </div>
      <div className={styles.links}>
        <Opener name={TEXTS.openPage} title={title} to={`/articles/${slug}`}>
          <ExternalLink aria-hidden="true" />
        </Opener>
        <Opener name={TEXTS.openAdmin} title={title} to={`/admin/articles/${id}/edit`}>
          <SquarePen aria-hidden="true" />
        </Opener>
      </div>
    </li>
  );
}

interface OpenerProps {
  name: string;
  title: string;
  to: string;
  children: ReactNode;
}

/** Opens a page beside this one, whose selection would be lost. */
function Opener({ name, title, to, children }: OpenerProps) {
  return (
    <Tooltip text={name}>
      <Button asChild look="secondary" size="small" round>
        <a href={to} target="_blank" rel="noopener" aria-label={`${name} ${title} ${TEXTS.newTab}`}>
          {children}
        </a>
      </Button>
    </Tooltip>
  );
}
