import type { AdminDiscovery } from '@placelore/contracts/admin-discoveries.js';
import type { RefObject } from 'react';
import { positionText } from '../../../lib/format.js';
import { Badge } from '../../../ui/Badge.js';
import { Dialog } from '../../../ui/Dialog.js';
import { SafeImage } from '../../../ui/SafeImage.js';
import { discoverySourceText } from '../activity/audit-words.js';
import { Moment } from '../Moment.js';
import styles from './DiscoveryDialog.module.css';
import { judgementText } from './judgement.js';
import { TEXTS } from './texts.js';

interface DiscoveryDialogProps {
  discovery: AdminDiscovery;
  onClose: () => void;
  returnFocus: RefObject<HTMLElement | null>;
}

/** Everything a discovery says, with its photo, to decide on. */
export function DiscoveryDialog({ discovery, onClose, returnFocus }: DiscoveryDialogProps) {
  const { title, username, location, category, isPublic, safety, latitude, longitude, createdAt, source } = discovery;
  const details: [string, React.ReactNode][] = [
    [TEXTS.author, username ?? TEXTS.guest],
    [TEXTS.category, category],
    [TEXTS.visibility, TEXTS.visibilities[isPublic ? 'public' : 'private']],
    [
      TEXTS.photo,
      <Badge key="safety" tone={safety === 'unsafe' ? 'danger' : 'plain'}>
        {TEXTS.safeties[safety]}
      </Badge>,
    ],
    [TEXTS.dialog.judgement, judgementText(discovery.moderation)],
    ...(discovery.reviewReasons.length > 0 && !isPublic
      ? [
          [TEXTS.dialog.waiting, discovery.reviewReasons.map((reason) => TEXTS.reasons[reason]).join(' ')] as [
            string,
            string,
          ],
        ]
      : []),
    ...(latitude !== null && longitude !== null
      ? [[TEXTS.dialog.position, positionText(Number(latitude), Number(longitude))] as [string, string]]
      : []),
    [TEXTS.dialog.source, discoverySourceText(source)],
    [TEXTS.created, <Moment key="created" iso={createdAt} />],
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
            fallback={<p className={styles.none}>{TEXTS.dialog.noPicture}</p>}
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
        <div className={styles.words}>
          <p>{discovery.description}</p>
          {discovery.culturalInfo && (
            <>
              <h3>{TEXTS.dialog.story}</h3>
              <p>{discovery.culturalInfo}</p>
            </>
          )}
          {discovery.facts.length > 0 && (
            <>
              <h3>{TEXTS.dialog.facts}</h3>
              <ul>
                {discovery.facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </Dialog>
  );
}
