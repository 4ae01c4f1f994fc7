import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Tooltip.module.css';

/** Before the first tooltip shows, in ms. */
const TOOLTIP_DELAY_MS = 700;
/** Within this long after one, the next shows at once, in ms. */
const TOOLTIP_SKIP_MS = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_MS}>
      {children}
    </Radix.Provider>
  );
}

/** Names the child, a button with an icon only, for those who point at it or focus it. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={styles.tooltip} sideOffset={6} collisionPadding={8}>
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
