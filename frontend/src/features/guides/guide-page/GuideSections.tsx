import { renderMarkedHtml } from '@placelore/contracts/content/citations/citation-html.js';
import { CalendarDays, Landmark, Lightbulb, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { useCitations } from '../../../ui/citations/citations-context.js';
import { MarkedText } from '../../../ui/citations/MarkedText.js';
import { SourceNumbersButton } from '../../../ui/citations/SourceNumbersButton.js';
import { Skeleton } from '../../../ui/feedback/Skeleton.js';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import { STRINGS } from '../strings.js';
import styles from './GuideSections.module.css';
import type { GuideViewModel } from './guide-view-model.js';

interface GuideSectionsProps {
  guide: GuideViewModel;
  /** Sights of a little-known town, which say more than the text. */
  sights: ReactNode;
}

/** Sections of a guide; empty ones are omitted. */
export function GuideSections({ guide, sights }: GuideSectionsProps) {
  return (
    <div className={styles.sections}>
      {guide.description && (
        <p className={styles.lead}>
          <MarkedText text={guide.description} />
        </p>
      )}
      {sights}
      {guide.culturalSignificance && (
        <GuideSection title={STRINGS.page.significance} icon={<Landmark aria-hidden="true" />}>
          {guide.culturalSignificance.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph}>
              <MarkedText text={paragraph} />
            </p>
          ))}
        </GuideSection>
      )}
      {guide.furtherHtml && <FurtherSections html={guide.furtherHtml} />}
      {guide.travelTips.length > 0 && (
        <GuideSection title={STRINGS.page.tips} icon={<Lightbulb aria-hidden="true" />}>
          <ul className={styles.tips}>
            {guide.travelTips.map((tip) => (
              <li key={tip}>
                <MarkedText text={tip} />
              </li>
            ))}
          </ul>
        </GuideSection>
      )}
      {guide.bestTimeToVisit && (
        <GuideSection title={STRINGS.page.bestTime} icon={<CalendarDays aria-hidden="true" />}>
          <p>
            <MarkedText text={guide.bestTimeToVisit} />
          </p>
        </GuideSection>
      )}
      {guide.isThin && <ThinNotice guide={guide} />}
      <GuideProvenance guide={guide} />
    </div>
  );
}

/** Degree of detail of the map of the area around a place. */
const AREA_ZOOM = 10;

/** Where to read on after the few facts about a place. */
function ThinNotice({ guide: { title, location, coordinates } }: { guide: GuideViewModel }) {
  const country = location.split(', ').at(-1);
  return (
    <section className={styles.thin}>
      <h2>{STRINGS.page.thinHeading(title)}</h2>
      <p>{STRINGS.page.thinText}</p>
      <p className={styles.ways}>
        {coordinates && (
          <Button asChild variant="secondary" size="small">
            <Link to={`/map?at=${coordinates.lat},${coordinates.lng},${AREA_ZOOM}`}>{STRINGS.page.thinMap}</Link>
          </Button>
        )}
        {country && (
          <Button asChild variant="secondary" size="small">
            <Link to={`/articles?q=${encodeURIComponent(country)}`}>{STRINGS.page.thinCountry(country)}</Link>
          </Button>
        )}
      </p>
    </section>
  );
}

/** Sections without a dedicated place. The server sanitized their HTML when it was written. */
function FurtherSections({ html }: { html: string }) {
  const { citations } = useCitations();
  return <div className={styles.further} dangerouslySetInnerHTML={{ __html: renderMarkedHtml(html, citations) }} />;
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

/** Line that states who wrote the guide, from what, and how its sentences were graded. */
function GuideProvenance({ guide: { label } }: { guide: GuideViewModel }) {
  if (!label) return null;
  return (
    <div className={styles.origin}>
      <p data-digital-source-type={label.digitalSourceType ?? undefined}>
        <PenLine aria-hidden="true" />
        <span>
          {label.text}
          <SourceNumbersButton />
        </span>
      </p>
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
