import { CalendarDays, Landmark, Lightbulb, ShieldCheck, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { STRINGS } from '../strings.js';
import styles from './GuideSections.module.css';
import type { GuideViewModel } from './guide-view-model.js';

/** Sections of a guide; empty ones are omitted. */
export function GuideSections({ guide }: { guide: GuideViewModel }) {
  return (
    <div className={styles.sections}>
      {guide.description && <p className={styles.lead}>{guide.description}</p>}
      {guide.culturalSignificance && (
        <GuideSection title={STRINGS.page.significance} icon={<Landmark aria-hidden="true" />}>
          {guide.culturalSignificance.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </GuideSection>
      )}
      {/* The server sanitized the HTML when it was written. */}
      {guide.furtherHtml && <div className={styles.further} dangerouslySetInnerHTML={{ __html: guide.furtherHtml }} />}
      {guide.travelTips.length > 0 && (
        <GuideSection title={STRINGS.page.tips} icon={<Lightbulb aria-hidden="true" />}>
          <ul className={styles.tips}>
            {guide.travelTips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </GuideSection>
      )}
      {guide.bestTimeToVisit && (
        <GuideSection title={STRINGS.page.bestTime} icon={<CalendarDays aria-hidden="true" />}>
          <p>{guide.bestTimeToVisit}</p>
        </GuideSection>
      )}
      <GuideProvenance guide={guide} />
    </div>
  );
}

function GuideSection({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Author of a guide and the share of checked claims. */
function GuideProvenance({ guide: { label, verification } }: { guide: GuideViewModel }) {
  const verificationText = verification && STRINGS.verification(verification);
  if (!label && !verificationText) return null;
  return (
    <div className={styles.origin}>
      {label && (
        <p data-digital-source-type={label.digitalSourceType}>
          <Sparkles aria-hidden="true" />
          {label.text}
        </p>
      )}
      {verificationText && (
        <p>
          <ShieldCheck aria-hidden="true" />
          {verificationText}
        </p>
      )}
    </div>
  );
}

/** Skeleton of a guide's sections. */
export function GuideSectionsSkeleton() {
  return (
    <div className={styles.sections}>
      {['lead', 'significance', 'tips'].map((part) => (
        <div key={part} className={styles.skeleton}>
          <Skeleton className={styles.headingLine} />
          <Skeleton />
          <Skeleton />
          <Skeleton className={styles.lastLine} />
        </div>
      ))}
    </div>
  );
}
