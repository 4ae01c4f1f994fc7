import { Hidden } from '../../../ui/Hidden.js';
import { wordChanges } from '../diff.js';
import { TEXTS } from '../texts.js';
import styles from './Compare.module.css';

/** A text with what was taken out of it and put into it; also told apart without colours, and when it is read out. */
export function Words({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.words}>
      {wordChanges(before, after).map(({ kind, items }, index) => {
        const text = items.join('');
        if (kind === 'same') return text;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag key={index}>
            <Hidden>{` [${TEXTS.versions[kind]}: `}</Hidden>
            {text}
            <Hidden>{'] '}</Hidden>
          </Tag>
        );
      })}
    </p>
  );
}
