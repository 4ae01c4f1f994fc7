import styles from './Signals.module.css';

/** Width and height of the drawing in its own units. It is stretched to fill its box. */
const WIDTH = 240;
const HEIGHT = 48;
/** Number of minutes across the width. */
const MINUTES = 60;

interface SparklineProps {
  /** One value per minute, with how many minutes ago it was; null if there was none. */
  points: readonly { minutesAgo: number; value: number | null }[];
  /** The top stands for at least this value, so that small values look small. */
  minTop: number;
  /** Sentence for people who cannot see the chart. */
  label: string;
}

/** Line chart of the last hour. Minutes without a value interrupt the line. */
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
      // A tiny line makes a single minute visible.
      steps.push(isPenDown ? `L${position}` : `M${position}h0.1`);
    }
    isPenDown = value !== null;
  }
  return steps.join('');
}
