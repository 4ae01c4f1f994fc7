import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './TabList.module.css';

interface TabListProps<Name extends string> {
  label: string;
  tabs: readonly { name: Name; label: ReactNode }[];
  openTab: Name;
  onOpen: (name: Name) => void;
  /** Value whose change moves the tabs, such as a count displayed in them. */
  layoutKey?: unknown;
  /** Renders the content of a tab. Called only for the open tab. */
  renderContent: (name: Name) => ReactNode;
}

/** Shows tabs; the parent controls which one is open. On a phone, the row is wider than the screen and scrolls. */
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
      // Opening a tab loads data, so arrow keys only move the focus, and Enter opens a tab.
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
