import { deleteMyAnalyses } from '../../features/analysis/api.js';
import { deleteMyDiscoveries } from '../../features/discoveries/api.js';
import { clearCachedDiscoveries } from '../../features/discoveries/discoveries-cache.js';
import { useMyDiscoveries } from '../../features/discoveries/my-discoveries/useMyDiscoveries.js';
import { useSession } from '../../features/session/api.js';
import { ProfilePanel } from '../../features/session/profile/ProfilePanel.js';
import { clearDeviceData } from '../session/clear-device-data.js';
import { ThemeCard } from './ThemeCard.js';

interface ProfileViewProps {
  onSignOut: () => void;
}

/** Shows the user's account and data. */
export default function ProfileView({ onSignOut }: ProfileViewProps) {
  const session = useSession();
  const { list } = useMyDiscoveries();
  return (
    <ProfilePanel
      session={session}
      discoveryCount={list?.length}
      theme={<ThemeCard />}
      onSignOut={onSignOut}
      onDeleted={() => void clearDeviceData()}
      onClear={async () => {
        await clearDeviceData();
        await deleteMyDiscoveries();
        await deleteMyAnalyses();
        // Each deletion caches the remaining discoveries again, so the cache is cleared last.
        clearCachedDiscoveries();
      }}
    />
  );
}
