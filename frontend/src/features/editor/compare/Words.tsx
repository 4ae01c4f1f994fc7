import { VisuallyHidden } from '../../../ui/Hidden.js';
import { diffWords } from '../diff.js';
import { STRINGS } from '../texts.js';
import styles from './Compare.module.css';

/** A text with what was taken out of it and put into it; also told apart without colours, and when it is read out. */
export function DiffText({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.words}>
      {diffWords(before, after).map(({ kind, items }, index) => {
        const text = items.join('');
        if (kind === 'same') return text;
        const Tag = kind === 'removed' ? 'del' : 'ins';
        return (
          <Tag key={index}>
            <VisuallyHidden>{` [${STRINGS.versions[kind]}: `}</VisuallyHidden>
            {text}
            <VisuallyHidden>{'] '}</VisuallyHidden>
          </Tag>
        );
      })}
    </p>
  );
}
