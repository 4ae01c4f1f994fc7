import { Slot } from 'radix-ui';
import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './Tooltip.module.css';

/** Before the first tooltip shows, in ms. */
const TOOLTIP_DELAY_MS = 700;
/** Within this long after one, the next shows at once, in ms. */
const TOOLTIP_SKIP_MS = 300;
/** Between pointing elsewhere and hiding, so that the tooltip itself can be pointed at, in ms. */
const LEAVE_MS = 120;
/** Between the tooltip and what it names, and the edges of the window, in px. */
const GAP = 6;
const EDGE = 8;

/** When the last tooltip was hidden, in ms of `performance.now()`. */
let lastHidden = Number.NEGATIVE_INFINITY;

/**
 * Names the child, a button with an icon only, for those who point at it or focus it. Of our own, because every page's
 * first load has it: a positioning library would be a tenth of that.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [shown, setShown] = useState(false);

  const later = (show: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setShown, ms, show);
  };
  const at = (show: boolean) => {
    clearTimeout(timer.current);
    setShown(show);
  };
  const point = () => {
    if (!shown) later(true, performance.now() - lastHidden < TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS);
    else clearTimeout(timer.current);
  };
  const leave = () => later(false, LEAVE_MS);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!shown) return;
    const hide = () => setShown(false);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      lastHidden = performance.now();
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', hide, { capture: true });
    };
  }, [shown]);

  return (
    <>
      <Slot.Root
        ref={anchor}
        aria-describedby={shown ? id : undefined}
        onPointerEnter={(event) => event.pointerType !== 'touch' && point()}
        onPointerLeave={leave}
        onPointerDown={() => at(false)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && at(true)}
        onBlur={() => at(false)}
      >
        {children}
      </Slot.Root>
      {shown && <Bubble id={id} text={text} anchor={anchor} onPoint={point} onLeave={leave} />}
    </>
  );
}

interface BubbleProps {
  id: string;
  text: string;
  anchor: RefObject<HTMLElement | null>;
  onPoint: () => void;
  onLeave: () => void;
}

/** Above what it names, or below where there is no room, and inside the window. */
function Bubble({ id, text, anchor, onPoint, onLeave }: BubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const around = anchor.current?.getBoundingClientRect();
    if (!around || !bubble.current) return;
    const { style, offsetWidth, offsetHeight } = bubble.current;
    const above = around.top - offsetHeight - GAP;
    const middle = around.left + (around.width - offsetWidth) / 2;
    const most = document.documentElement.clientWidth - offsetWidth - EDGE;
    style.top = `${above < EDGE ? around.bottom + GAP : above}px`;
    style.left = `${Math.max(EDGE, Math.min(middle, most))}px`;
  }, [anchor]);
  return createPortal(
    <div
      id={id}
      ref={bubble}
      role="tooltip"
      className={styles.tooltip}
      onPointerEnter={onPoint}
      onPointerLeave={onLeave}
    >
      {text}
    </div>,
    document.body,
  );
}
