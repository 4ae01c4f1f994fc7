import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { STRINGS } from '../strings.js';
import { classNames } from '../styles/class-names.js';
import styles from './Toaster.module.css';
import { placeToast } from './toast-placement.js';
import { closeToast, TOAST_DURATION_MS, TOAST_SWIPE_THRESHOLD_PX, useToasts } from './toasts.js';

/** Shows the toasts below the header, where they cover no controls and the least text. F8 moves the focus to them. */
export function Toaster() {
  const toasts = useToasts();
  const viewport = useRef<HTMLOListElement>(null);
  const shown = toasts.find(({ open }) => open);
  const shownId = shown?.id;
  useCloseOnUse(shown?.isBrief ? shown.id : undefined, viewport);
  useLayoutEffect(() => {
    const { current } = viewport;
    if (shownId === undefined || !current) return;
    const place = () => {
      current.style.removeProperty('--toast-left');
      const { top, left } = placeToast(current);
      current.style.setProperty('--toast-top', `${top}px`);
      current.style.setProperty('--toast-left', `${left}px`);
    };
    place();
    // A dialog that opens or closes changes what a toast would cover, and an animated element reaches its place only
    // later. Some dialogs are deep within the page.
    let frame = 0;
    const observer = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', place);
    document.addEventListener('scrollend', place, true);
    document.addEventListener('animationend', place);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', place);
      document.removeEventListener('scrollend', place, true);
      document.removeEventListener('animationend', place);
    };
  }, [shownId]);
  return (
    <Radix.Provider duration={TOAST_DURATION_MS} swipeThreshold={TOAST_SWIPE_THRESHOLD_PX} swipeDirection="right">
      {toasts.map((toast) => (
        <Radix.Root
          key={toast.id}
          open={toast.open}
          type={toast.destructive ? 'foreground' : 'background'}
          className={classNames(styles.toast, toast.destructive && styles.destructive)}
          onOpenChange={(open) => !open && closeToast(toast.id)}
        >
          {toast.destructive ? <CircleAlert aria-hidden="true" /> : <CircleCheck aria-hidden="true" />}
          <div>
            <Radix.Title className={styles.title}>{toast.title}</Radix.Title>
            {toast.description && (
              <Radix.Description className={styles.description}>{toast.description}</Radix.Description>
            )}
            {toast.action && (
              <Radix.Action asChild altText={toast.action.name}>
                <button type="button" className={styles.action} onClick={toast.action.run}>
                  {toast.action.name}
                </button>
              </Radix.Action>
            )}
          </div>
          <Radix.Close className={styles.close} aria-label={STRINGS.closeToast}>
            <X aria-hidden="true" />
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport ref={viewport} className={styles.viewport} />
    </Radix.Provider>
  );
}

/** Closes a toast when the visitor scrolls or presses something else. */
function useCloseOnUse(id: number | undefined, viewport: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    const close = ({ target }: Event) => viewport.current?.contains(target as Node) || closeToast(id);
    // A scroll event alone may come from the page itself. A finger that scrolls presses first.
    for (const event of ['wheel', 'pointerdown']) addEventListener(event, close, controller);
    return () => controller.abort();
  }, [id, viewport]);
}
