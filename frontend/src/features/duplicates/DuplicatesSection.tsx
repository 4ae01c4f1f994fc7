import type { ReactNode, RefObject } from 'react';
import { BackLink } from '../../ui/navigation/BackLink.js';
import styles from './DuplicatesSection.module.css';
import { STRINGS } from './strings.js';

interface DuplicatesSectionProps {
  title: string;
  lead: string;
  /** Where the groups are, when these are not the groups themselves. */
  back?: string;
  /** Its heading, when the focus is to go there. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** One of the manager's parts: the groups of a kind, a comparison, the history. */
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
