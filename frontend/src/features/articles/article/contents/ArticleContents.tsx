import { STRINGS } from '../../strings.js';
import styles from './ArticleContents.module.css';
import type { ArticleSection } from './article-sections.js';

/** Links to the sections of an article; renders nothing for fewer than two sections. */
export function ArticleContents({ sections }: { sections: readonly ArticleSection[] }) {
  if (sections.length < 2) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{STRINGS.contents}</h2>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            {/* Titles are sanitized HTML, which may contain entities. */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: title }} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
