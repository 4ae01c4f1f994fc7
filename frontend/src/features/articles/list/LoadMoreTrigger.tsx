import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/form/Button.js';
import { Link } from '../../../ui/navigation/Link.js';
import styles from './ArticlePages.module.css';
import { STRINGS } from './list-strings.js';

/** Distance in pixels from the viewport at which more articles are loaded. */
const TRIGGER_PX = 300;

interface LoadMoreTriggerProps {
  /** URL of the next page by itself. */
  nextPageUrl: string;
  onMore: (isUserRequest: boolean) => void;
}

/** Link that loads more when it is clicked or comes near the viewport. */
export function LoadMoreTrigger({ nextPageUrl, onMore }: LoadMoreTriggerProps) {
  const trigger = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = trigger.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // A focused link is not triggered automatically, because removing it would move the focus.
        if (entry?.isIntersecting && !element.contains(document.activeElement)) onMore(false);
      },
      { rootMargin: `0px 0px ${TRIGGER_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <div ref={trigger} className={styles.more}>
      <Button asChild variant="secondary">
        <Link
          rel="next"
          to={nextPageUrl}
          onClick={(event) => {
            // With these keys, browsers open the link in another tab or window.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onMore(true);
          }}
        >
          {STRINGS.more}
        </Link>
      </Button>
    </div>
  );
}
