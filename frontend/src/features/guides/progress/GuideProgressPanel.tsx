import { GUIDE_STEPS, type GuideProgress } from '@placelore/contracts/content/guides.js';
import { Compass } from '../../../ui/decor/Compass.js';
import { classNames } from '../../../ui/styles/class-names.js';
import { STRINGS } from '../strings.js';
import styles from './GuideProgressPanel.module.css';

interface GuideProgressPanelProps {
  name: string;
  /** Null until the first progress is known. */
  progress: GuideProgress | null;
}

/** Progress of a guide that is being written. */
export function GuideProgressPanel({ name, progress }: GuideProgressPanelProps) {
  const currentStep = progress?.ordinal ?? 0;
  return (
    <div className={styles.panel}>
      <div className={styles.heading} role="status">
        <Compass size={40} />
        <div>
          <p className={styles.title}>{STRINGS.page.generating(name)}</p>
          <p className={styles.step}>{progress?.step ?? GUIDE_STEPS[0]}</p>
        </div>
      </div>
      <progress
        className={styles.bar}
        max={100}
        aria-label={STRINGS.page.progress}
        {...(progress && { value: progress.percent })}
      />
      <ol className={styles.steps}>
        {GUIDE_STEPS.map((step, index) => (
          <li
            key={step}
            className={classNames(index + 1 < currentStep && styles.done, index + 1 === currentStep && styles.current)}
            aria-current={index + 1 === currentStep ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}
