import type { AdminDiscovery } from '@placelore/contracts/content/admin/admin-discoveries.js';
import { lazy, type RefObject, Suspense } from 'react';
import { formatPosition } from '../../../lib/format/format-values.js';
import { Badge } from '../../../ui/feedback/Badge.js';
import { FormattedDateTime } from '../../../ui/format/FormattedDateTime.js';
import { SafeImage } from '../../../ui/media/SafeImage.js';
import { Dialog } from '../../../ui/overlay/Dialog.js';
import { formatDiscoverySource } from '../activity/audit-labels.js';
import styles from './DiscoveryDialog.module.css';
import { STRINGS } from './strings.js';

const PhotoLooks = lazy(() => import('./PhotoLooks.js'));

const toPercent = (share: number) => Math.round(100 * share);

/** Describes which provider checked a photo, and what the models on this server found in it. */
export function formatPhotoCheck(moderation: AdminDiscovery['moderation']): string {
  if (moderation === null) return STRINGS.notJudged;
  const { provider, scores } = moderation;
  const judge = Object.hasOwn(STRINGS.judges, provider)
    ? STRINGS.judges[provider as keyof typeof STRINGS.judges]
    : STRINGS.otherJudge(provider);
  if (scores === null) return `${judge}.`;
  const { porn = 0, hentai = 0, sexy = 0 } = scores;
  return `${judge}; ${STRINGS.shares(toPercent(Math.max(porn, hentai)), toPercent(sexy))}.`;
}

interface DiscoveryDialogProps {
  discovery: AdminDiscovery;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** All data of a discovery with its photo, on which admins base their decisions. */
export function DiscoveryDialog({ discovery, onClose, returnFocus }: DiscoveryDialogProps) {
  const { title, username, location, category, isPublic, safety, latitude, longitude, createdAt, source } = discovery;
  const details: [string, React.ReactNode][] = [
    [STRINGS.author, username ?? STRINGS.guest],
    [STRINGS.category, category],
    [STRINGS.visibility, STRINGS.visibilities[isPublic ? 'public' : 'private']],
    [
      STRINGS.photo,
      <Badge key="safety" tone={safety === 'unsafe' ? 'danger' : 'plain'}>
        {STRINGS.safeties[safety]}
      </Badge>,
    ],
    [STRINGS.dialog.photoCheck, formatPhotoCheck(discovery.moderation)],
    ...(discovery.reviewReasons.length > 0 && !isPublic
      ? [
          [STRINGS.dialog.waiting, discovery.reviewReasons.map((reason) => STRINGS.reasons[reason]).join(' ')] as [
            string,
            string,
          ],
        ]
      : []),
    ...(latitude !== null && longitude !== null
      ? [[STRINGS.dialog.position, formatPosition(Number(latitude), Number(longitude))] as [string, string]]
      : []),
    [STRINGS.dialog.source, formatDiscoverySource(source)],
    [STRINGS.created, <FormattedDateTime key="created" iso={createdAt} />],
  ];
  return (
    <Dialog title={title} description={location} size="wide" onClose={onClose} returnFocus={returnFocus}>
      <div className={styles.discovery}>
        <div>
          <SafeImage
            sources={[discovery.imageUrl, discovery.thumbnailUrl]}
            alt={title}
            className={styles.photo}
            size={{ width: 1200, height: 800 }}
            fallback={<p className={styles.imagePlaceholder}>{STRINGS.dialog.noPhoto}</p>}
          />
          <dl className={styles.details}>
            {details.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className={styles.text}>
          <p>{discovery.description}</p>
          {discovery.culturalInfo && (
            <>
              <h3>{STRINGS.dialog.story}</h3>
              <p>{discovery.culturalInfo}</p>
            </>
          )}
          {discovery.facts.length > 0 && (
            <>
              <h3>{STRINGS.dialog.facts}</h3>
              <ul>
                {discovery.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </>
          )}
          {discovery.analysisId !== null && (
            <Suspense fallback={null}>
              <PhotoLooks analysisId={discovery.analysisId} />
            </Suspense>
          )}
        </div>
      </div>
    </Dialog>
  );
}
