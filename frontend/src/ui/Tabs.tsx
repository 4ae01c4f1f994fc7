import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  tabs: { value: string; label: string; content: ReactNode }[];
}

/** Tabs of equal rank; arrow keys move between them. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <Radix.Root defaultValue={tabs[0]?.value ?? ''}>
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
