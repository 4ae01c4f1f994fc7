import { CalendarDays, Landmark, Lightbulb, ShieldCheck, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton.js';
import styles from './GuideParts.module.css';
import type { ShownGuide } from './shown-guide.js';
import { TEXTS } from './texts.js';

/** What a guide says, part by part; parts that say nothing are left out. */
export function GuideParts({ guide }: { guide: ShownGuide }) {
  return (
    <div className={styles.parts}>
      {guide.description && <p className={styles.lead}>{guide.description}</p>}
      {guide.culturalSignificance && (
        <Part title={TEXTS.page.significance} icon={<Landmark aria-hidden="true" />}>
          {guide.culturalSignificance.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Part>
      )}
      {/* The server sanitised it when it was written. */}
      {guide.further && <div className={styles.further} dangerouslySetInnerHTML={{ __html: guide.further }} />}
      {guide.travelTips.length > 0 && (
        <Part title={TEXTS.page.tips} icon={<Lightbulb aria-hidden="true" />}>
          <ul className={styles.tips}>
            {guide.travelTips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Part>
      )}
      {guide.bestTimeToVisit && (
        <Part title={TEXTS.page.bestTime} icon={<CalendarDays aria-hidden="true" />}>
          <p>{guide.bestTimeToVisit}</p>
        </Part>
      )}
      <Origin guide={guide} />
    </div>
  );
}

function Part({ title, icon, children }: { title: string; icon: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>
        {icon}
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Who wrote it, and how much of it could be checked. */
function Origin({ guide: { label, verification } }: { guide: ShownGuide }) {
  const checked = verification && TEXTS.verification(verification);
  if (!label && !checked) return null;
  return (
    <div className={styles.origin}>
      {label && (
        <p data-digital-source-type={label.digitalSourceType}>
          <Sparkles aria-hidden="true" />
          {label.text}
        </p>
      )}
      {checked && (
        <p>
          <ShieldCheck aria-hidden="true" />
          {checked}
        </p>
      )}
    </div>
  );
}

/** Where the texts of a guide will be. */
export function GuidePartsSkeleton() {
  return (
    <div className={styles.parts}>
      {['lead', 'significance', 'tips'].map((part) => (
        <div key={part} className={styles.placeholder}>
          <Skeleton className={styles.headingLine} />
          <Skeleton />
          <Skeleton />
          <Skeleton className={styles.lastLine} />
        </div>
      ))}
    </div>
  );
}
