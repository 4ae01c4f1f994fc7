import styles from './Signals.module.css';

/** Width and height of the drawing in its own units; it is stretched to its box. */
const WIDTH = 240;
const HEIGHT = 48;
/** Minutes that the width stands for. */
const MINUTES = 60;

interface SparklineProps {
  /** Value of each minute, with the minutes that have passed since; null without a value. */
  points: readonly { minutesAgo: number; value: number | null }[];
  /** Value at the upper edge at least, so that small values look small. */
  minTop: number;
  /** Sentence for those who cannot see it. */
  label: string;
}

/** Line of the last hour. Minutes without a value interrupt it. */
export function Sparkline({ points, minTop, label }: SparklineProps) {
  const top = Math.max(minTop, ...points.map(({ value }) => value ?? 0));
  return (
    <svg
      className={styles.sparkline}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={buildPath(points, top)} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function buildPath(points: SparklineProps['points'], top: number): string {
  let isPenDown = false;
  const steps: string[] = [];
  for (const { minutesAgo, value } of points) {
    if (value !== null) {
      const x = WIDTH - (minutesAgo / (MINUTES - 1)) * WIDTH;
      const y = HEIGHT - 1 - (value / top) * (HEIGHT - 2);
      const position = `${x.toFixed(1)} ${y.toFixed(1)}`;
      // A line of no length makes a single minute visible.
      steps.push(isPenDown ? `L${position}` : `M${position}h0.1`);
    }
    isPenDown = value !== null;
  }
  return steps.join('');
}
