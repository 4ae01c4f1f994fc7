import { useNavigate, useSearchParams } from 'react-router';
import { TabList } from '../../ui/navigation/TabList.js';
import { ActivityTab } from './activity/ActivityTab.js';
import { ArticlesTab } from './articles/ArticlesTab.js';
import { PremiumTab } from './articles/PremiumTab.js';
import { RecoveredTab } from './articles/RecoveredTab.js';
import { DiscoveriesTab } from './discoveries/DiscoveriesTab.js';
import { ErrorReportsTab, useOpenReportCount } from './error-reports/ErrorReportsTab.js';
import { PendingBadge, PendingTab, usePendingCount } from './pending/PendingTab.js';
import { UsersTab } from './users/UsersTab.js';

/** Tab names as the URL contains them, in display order. */
export const TABS = [
  'users',
  'discoveries',
  'articles',
  'pending-articles',
  'premium-articles',
  'recovered-articles',
  'error-reports',
  'activity',
] as const;
export type TabName = (typeof TABS)[number];

export const TAB_LABELS: Readonly<Record<TabName, string>> = {
  users: 'Users',
  discoveries: 'Discoveries',
  articles: 'Articles',
  'pending-articles': 'Pending articles',
  'premium-articles': 'Premium articles',
  'recovered-articles': 'Recovered articles',
  'error-reports': 'Error reports',
  activity: 'Activity',
};

/** Returns the tab a URL names, or the first tab. */
export const parseTab = (searchParams: URLSearchParams): TabName =>
  TABS.find((name) => name === searchParams.get('tab')) ?? TABS[0];

/** Admin panel with its tabs; the URL stores which one is open. @param adminId id of the signed-in admin */
export function AdminPanel({ adminId, label }: { adminId: number; label: string }) {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const pendingCount = usePendingCount();
  const openReportCount = useOpenReportCount();
  return (
    <TabList
      label={label}
      tabs={TABS.map((name) => ({
        name,
        label: (
          <>
            {TAB_LABELS[name]}
            {name === 'pending-articles' && <PendingBadge waitingCount={pendingCount} />}
            {name === 'error-reports' && <PendingBadge waitingCount={openReportCount} />}
          </>
        ),
      }))}
      openTab={parseTab(searchParams)}
      onOpen={(tab) => void navigate(`?${new URLSearchParams({ tab })}`)}
      layoutKey={`${pendingCount} ${openReportCount}`}
      renderContent={(name) => <TabContent name={name} adminId={adminId} />}
    />
  );
}

function TabContent({ name, adminId }: { name: TabName; adminId: number }) {
  switch (name) {
    case 'users':
      return <UsersTab tab={name} adminId={adminId} />;
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
    case 'error-reports':
      return <ErrorReportsTab tab={name} />;
    case 'activity':
      return <ActivityTab />;
  }
}
