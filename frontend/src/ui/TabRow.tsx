import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './TabRow.module.css';

interface TabRowProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; label: ReactNode }[];
  open: Name;
  onOpen: (name: Name) => void;
  /** What moves the tabs when it changes, as a count in them. */
  width?: unknown;
  /** What is in a tab; only that of the open one is asked for. */
  content: (name: Name) => ReactNode;
}

/** Tabs of which the caller keeps which is open; on a phone their row is wider than the screen and scrolls. */
export function TabRow<Name extends string>({ label, tabs, open, onOpen, width, content }: TabRowProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-tab="${open}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open, width]);
  return (
    <Tabs.Root
      value={open}
      // Each reads something: arrow keys look, Enter opens.
      activationMode="manual"
      onValueChange={(name) => onOpen(name as Name)}
    >
      <Tabs.List ref={list} className={styles.tabs} aria-label={label}>
        {tabs.map(({ name, label: text }) => (
          <Tabs.Trigger key={name} value={name} data-tab={name} className={styles.tab}>
            {text}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {tabs.map(({ name }) => (
        <Tabs.Content key={name} value={name} className={styles.content} tabIndex={-1}>
          {name === open && content(name)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
