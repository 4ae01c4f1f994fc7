import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Slot } from '../layout/Slot.js';
import styles from './Tooltip.module.css';

/** Delay before the first tooltip appears. */
const TOOLTIP_DELAY_MS = 700;
/** Time after a tooltip within which the next one appears immediately. */
const TOOLTIP_SKIP_MS = 300;
/** Delay before hiding, so that the pointer can reach the tooltip itself. */
const HIDE_DELAY_MS = 120;
/** Distance to the anchor. Below, the distance to the edges of the window. */
const GAP_PX = 6;
const EDGE_PX = 8;

/** Time when the last tooltip was hidden, in ms of `performance.now()`. */
let lastHiddenAt = Number.NEGATIVE_INFINITY;

/**
 * Shows a tooltip for an icon-only button on hover and focus. A positioning library is avoided because every first load
 * includes tooltips, and a library would be a tenth of that load.
 */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const id = useId();
  const anchor = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setIsShown] = useState(false);

  const setShownAfter = (show: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(setIsShown, ms, show);
  };
  const setShownNow = (show: boolean) => {
    clearTimeout(timer.current);
    setIsShown(show);
  };
  const onPoint = () => {
    if (!isShown) setShownAfter(true, performance.now() - lastHiddenAt < TOOLTIP_SKIP_MS ? 0 : TOOLTIP_DELAY_MS);
    else clearTimeout(timer.current);
  };
  const onLeave = () => setShownAfter(false, HIDE_DELAY_MS);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isShown) return;
    const hide = () => setIsShown(false);
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    return () => {
      lastHiddenAt = performance.now();
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', hide, { capture: true });
    };
  }, [isShown]);

  return (
    <>
      <Slot
        ref={anchor}
        aria-describedby={isShown ? id : undefined}
        onPointerEnter={(event) => event.pointerType !== 'touch' && onPoint()}
        onPointerLeave={onLeave}
        onPointerDown={() => setShownNow(false)}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setShownNow(true)}
        onBlur={() => setShownNow(false)}
      >
        {children}
      </Slot>
      {isShown && <TooltipBubble id={id} text={text} anchor={anchor} onPoint={onPoint} onLeave={onLeave} />}
    </>
  );
}

interface TooltipBubbleProps {
  id: string;
  text: string;
  anchor: RefObject<HTMLElement | null>;
  onPoint: () => void;
  onLeave: () => void;
}

/** Positions the tooltip above its anchor, or below it if there is not enough room, and inside the window. */
function TooltipBubble({ id, text, anchor, onPoint, onLeave }: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const anchorRect = anchor.current?.getBoundingClientRect();
    if (!anchorRect || !bubble.current) return;
    const { style, offsetWidth, offsetHeight } = bubble.current;
    const topAbove = anchorRect.top - offsetHeight - GAP_PX;
    const centeredLeft = anchorRect.left + (anchorRect.width - offsetWidth) / 2;
    const maxLeft = document.documentElement.clientWidth - offsetWidth - EDGE_PX;
    style.top = `${topAbove < EDGE_PX ? anchorRect.bottom + GAP_PX : topAbove}px`;
    style.left = `${Math.max(EDGE_PX, Math.min(centeredLeft, maxLeft))}px`;
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
