import { forgetAnalyses } from '../../features/analysis/cache.js';
import { deleteMyDiscoveries } from '../../features/discoveries/api.js';
import { forgetDiscoveries } from '../../features/discoveries/kept-list.js';
import { useMyDiscoveries } from '../../features/discoveries/my-discoveries.js';
import { forgetLocations } from '../../features/location/cached-locations.js';
import { useSession } from '../../features/session/api.js';
import { ProfilePanel } from '../../features/session/ProfilePanel.js';

/** Forgets what this device kept of whoever used it. */
function forgetDeviceData(): void {
  forgetAnalyses();
  forgetDiscoveries();
  forgetLocations();
}

interface ProfileViewProps {
  onSignOut: () => void;
}

/** One's account and one's data. */
export default function ProfileView({ onSignOut }: ProfileViewProps) {
  const session = useSession();
  const { list } = useMyDiscoveries();
  return (
    <ProfilePanel
      session={session}
      discoveries={list?.length}
      onSignOut={onSignOut}
      onDeleted={forgetDeviceData}
      onForget={async () => {
        forgetDeviceData();
        await deleteMyDiscoveries();
        // Deleting writes down what is left, each time.
        forgetDiscoveries();
      }}
    />
  );
}
