import type { ReactNode } from 'react';
import { Card } from '../../ui/layout/Card.js';
import styles from './Signals.module.css';
import { Sparkline } from './Sparkline.js';
import { STRINGS } from './strings.js';

interface SignalCardProps {
  heading: string;
  hint: string;
  /** Value over the last minutes. */
  current: string;
  points: readonly { minutesAgo: number; value: number | null }[];
  /** The top of the chart stands for at least this value. */
  minTop: number;
  format: (value: number) => string;
  children?: ReactNode;
}

/** One of the four signals: its current value, its last hour, and what it means. */
export function SignalCard({ heading, hint, current, points, minTop, format, children }: SignalCardProps) {
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]));
  const highest = values.length === 0 ? STRINGS.noRequests : STRINGS.highest(format(Math.max(...values)));
  return (
    <Card className={styles.card}>
      <h2>{heading}</h2>
      <p className={styles.current}>{current}</p>
      <Sparkline points={points} minTop={minTop} label={`${heading}: ${highest}`} />
      <p className={styles.highest}>{highest}</p>
      <p className={styles.hint}>{hint}</p>
      {children}
    </Card>
  );
}
