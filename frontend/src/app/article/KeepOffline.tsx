import { isGuideKept, keepGuide, removeKeptGuide } from '../../lib/cache/kept-guides.js';
import { KeepToggle } from './KeepToggle.js';

interface KeepOfflineProps {
  slug: string;
  /** URL of the picture of the guide's map. */
  mapImageUrl: string;
}

/** Toggle that keeps a guide with its pictures and map on the device, until it is pressed again. */
export default function KeepOffline({ slug, mapImageUrl }: KeepOfflineProps) {
  return (
    <KeepToggle
      id={slug}
      isKept={() => isGuideKept(slug)}
      keep={() => keepGuide(slug, mapImageUrl)}
      remove={() => removeKeptGuide(slug)}
    />
  );
}
