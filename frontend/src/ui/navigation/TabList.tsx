import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './TabList.module.css';

interface TabListProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; label: ReactNode }[];
  openTab: Name;
  onOpen: (name: Name) => void;
  /** What moves the tabs when it changes, as a count in them. */
  layoutKey?: unknown;
  /** What is in a tab; only that of the open one is asked for. */
  renderContent: (name: Name) => ReactNode;
}

/** Tabs of which the caller keeps which is open; on a phone their row is wider than the screen and scrolls. */
export function TabList<Name extends string>({
  label,
  tabs,
  openTab,
  onOpen,
  layoutKey,
  renderContent,
}: TabListProps<Name>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector(`[data-tab="${openTab}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [openTab, layoutKey]);
  return (
    <Tabs.Root
      value={openTab}
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
          {name === openTab && renderContent(name)}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
