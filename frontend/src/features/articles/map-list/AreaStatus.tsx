import { useFormatters } from '../../../lib/format/formatters.js';
import { Button } from '../../../ui/form/Button.js';
import type { NearestGuide } from './nearest-guide.js';
import { STRINGS } from './strings.js';

interface AreaStatusProps {
  /** Undefined while the number is unknown. */
  count: number | undefined;
  hasMore: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  /** Guide nearest to an area without guides; null or undefined for none. */
  nearest?: NearestGuide | null | undefined;
  onShowNearest?: (nearest: NearestGuide) => void;
}

/** Number of guides in an area of a map, or that they could not be loaded. */
export function AreaStatus({ count, hasMore, hasFailed, onRetry, nearest, onShowNearest }: AreaStatusProps) {
  const formatters = useFormatters();
  if (hasFailed) {
    return (
      <>
        <p>{STRINGS.failed}</p>
        <Button variant="secondary" size="small" onClick={onRetry}>
          {STRINGS.retry}
        </Button>
      </>
    );
  }
  if (count === undefined) return <p>{STRINGS.loading}</p>;
  if (count === 0) {
    return (
      <>
        <p>{STRINGS.none}</p>
        {nearest && (
          <Button variant="secondary" size="small" onClick={() => onShowNearest?.(nearest)}>
            {STRINGS.showNearest(formatters, nearest.guide.title, nearest.meters)}
          </Button>
        )}
      </>
    );
  }
  return <p>{hasMore ? STRINGS.bestKnown(formatters, count) : STRINGS.count(formatters, count)}</p>;
}
