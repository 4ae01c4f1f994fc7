import { useNavigate, useSearchParams } from 'react-router';
import { TabRow } from '../../ui/TabRow.js';
import { ActivityTab } from './activity/ActivityTab.js';
import { ArticlesTab } from './articles/ArticlesTab.js';
import { PremiumTab } from './articles/PremiumTab.js';
import { RecoveredTab } from './articles/RecoveredTab.js';
import { DiscoveriesTab } from './discoveries/DiscoveriesTab.js';
import { PendingBadge, PendingTab, usePendingCount } from './moderation/PendingTab.js';
import { TAB_LABELS, TABS, type TabName, tabOf } from './tabs.js';
import { UsersTab } from './users/UsersTab.js';

/** The tabs of the admin panel; which is open is in the address. @param me id of the admin who looks */
export function Console({ me, label }: { me: number; label: string }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const pending = usePendingCount();
  return (
    <TabRow
      label={label}
      tabs={TABS.map((name) => ({
        name,
        label: (
          <>
            {TAB_LABELS[name]}
            {name === 'pending-articles' && <PendingBadge waiting={pending} />}
          </>
        ),
      }))}
      open={tabOf(address)}
      onOpen={(tab) => void navigate(`?${new URLSearchParams({ tab })}`)}
      width={pending}
      content={(name) => <Tab name={name} me={me} />}
    />
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
