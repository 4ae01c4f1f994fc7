import type { ReactNode, RefObject } from 'react';
import { BackLink } from '../../ui/navigation/BackLink.js';
import styles from './DuplicatesSection.module.css';
import { STRINGS } from './strings.js';

interface DuplicatesSectionProps {
  title: string;
  lead: string;
  /** URL of the groups, if this section shows something else. */
  back?: string;
  /** Ref to the heading, for moving the focus there. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** Section of the manager: the groups of a kind, a comparison or the history. */
export const DuplicatesSection = ({ title, lead, back, heading, children }: DuplicatesSectionProps) => (
  <section className={styles.section}>
    <div>
      {back !== undefined && <BackLink to={back} text={STRINGS.backToGroups} />}
      <h2 {...(heading && { ref: heading, tabIndex: -1 })}>{title}</h2>
      <p className={styles.intro}>{lead}</p>
    </div>
    {children}
  </section>
);
