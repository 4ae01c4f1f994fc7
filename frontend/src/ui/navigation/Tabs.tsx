import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  tabs: { value: string; label: string; content: ReactNode }[];
  /** Open tab, if the parent controls it. Otherwise, the first tab is open until the user chooses another. */
  open?: string;
  onOpen?: (value: string) => void;
}

/** Shows tabs. Arrow keys move between them. */
export function Tabs({ label, tabs, open, onOpen }: TabsProps) {
  return (
    <Radix.Root
      {...(open === undefined ? { defaultValue: tabs[0]?.value ?? '' } : { value: open })}
      {...(onOpen && { onValueChange: onOpen })}
    >
      <Radix.List className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.content}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
