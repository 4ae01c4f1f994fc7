import { Tabs } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ActivityTab } from './activity/ActivityTab.js';
import { ArticlesTab } from './articles/ArticlesTab.js';
import { PremiumTab } from './articles/PremiumTab.js';
import { RecoveredTab } from './articles/RecoveredTab.js';
import styles from './Console.module.css';
import { DiscoveriesTab } from './discoveries/DiscoveriesTab.js';
import { PendingBadge, PendingTab, usePendingCount } from './moderation/PendingTab.js';
import { TAB_LABELS, TABS, type TabName, tabOf } from './tabs.js';
import { UsersTab } from './users/UsersTab.js';

/** The tabs of the admin panel; which is open is in the address. @param me id of the admin who looks */
export function Console({ me, label }: { me: number; label: string }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const open = tabOf(address);
  const list = useRef<HTMLDivElement>(null);
  const pending = usePendingCount();
  // On a phone the row of tabs is wider than the screen; and the badge, when it comes, moves them.
  useEffect(() => {
    list.current?.querySelector(`[data-tab="${open}"]`)?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open, pending]);
  return (
    <Tabs.Root
      value={open}
      // Each reads something: arrow keys look, Enter opens.
      activationMode="manual"
      onValueChange={(tab) => void navigate(`?${new URLSearchParams({ tab })}`)}
    >
      <Tabs.List ref={list} className={styles.tabs} aria-label={label}>
        {TABS.map((name) => (
          <Tabs.Trigger key={name} value={name} data-tab={name} className={styles.tab}>
            {TAB_LABELS[name]}
            {name === 'pending-articles' && <PendingBadge waiting={pending} />}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {TABS.map((name) => (
        <Tabs.Content key={name} value={name} className={styles.content} tabIndex={-1}>
          <Tab name={name} me={me} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}

function Tab({ name, me }: { name: TabName; me: number }) {
  switch (name) {
    case 'users':
      return <UsersTab tab={name} me={me} />;
    case 'discoveries':
      return <DiscoveriesTab tab={name} />;
    case 'articles':
      return <ArticlesTab tab={name} />;
    case 'pending-articles':
      return <PendingTab tab={name} />;
    case 'premium-articles':
      return <PremiumTab tab={name} />;
    case 'recovered-articles':
      return <RecoveredTab tab={name} />;
    case 'activity':
      return <ActivityTab />;
  }
}
