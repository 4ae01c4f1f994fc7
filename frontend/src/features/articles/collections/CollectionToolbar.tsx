import { COLLECTION_ORDERS, type Collection } from '@placelore/contracts/content/articles/collections.js';
import { List, Map as MapIcon } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../../../ui/navigation/Link.js';
import { classNames } from '../../../ui/styles/class-names.js';
import styles from './CollectionToolbar.module.css';
import { buildCollectionUrl, type CollectionRequest } from './collection-request.js';
import { requestPosition } from './device-position-memory.js';
import { STRINGS } from './strings.js';

interface CollectionToolbarProps {
  request: CollectionRequest;
  collection: Pick<Collection, 'groups' | 'places' | 'hasPhotos'>;
  /** Number of guides, as text. */
  status: ReactNode;
}

/** View, order and filters of a collection. Each is a URL, so views and orders work without scripts. */
export function CollectionToolbar({
  request,
  collection: { groups, places, hasPhotos },
  status,
}: CollectionToolbarProps) {
  const navigate = useNavigate();
  const show = (changes: Partial<CollectionRequest>) => void navigate(buildCollectionUrl(request, changes));
  const placesAre = request.type === 'places' ? 'countries' : 'towns';
  return (
    <div className={styles.toolbar}>
      <div className={styles.switches}>
        <ViewSwitch request={request} />
        <OrderSwitch request={request} />
      </div>
      <fieldset aria-label={STRINGS.filters} className={styles.filters}>
        {groups.length > 1 && (
          <FilterSelect
            label={STRINGS.group}
            all={STRINGS.allGroups}
            choices={groups}
            value={request.group}
            onChoose={(group) => show({ group })}
          />
        )}
        {places.length > 1 && (
          <FilterSelect
            label={STRINGS.place[placesAre]}
            all={STRINGS.allPlaces[placesAre]}
            choices={places}
            value={request.place}
            onChoose={(place) => show({ place })}
          />
        )}
      </fieldset>
      {(hasPhotos || request.hasPhoto) && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={request.hasPhoto}
            onChange={({ target }) => show({ hasPhoto: target.checked })}
          />
          {STRINGS.hasPhoto}
        </label>
      )}
      {status}
    </div>
  );
}

function ViewSwitch({ request }: { request: CollectionRequest }) {
  return (
    <nav aria-label={STRINGS.view} className={classNames(styles.switch, styles.view)}>
      {(['list', 'map'] as const).map((view) => (
        <Link
          key={view}
          to={buildCollectionUrl(request, { view })}
          aria-current={request.view === view ? 'true' : undefined}
        >
          {view === 'list' ? <List aria-hidden="true" /> : <MapIcon aria-hidden="true" />}
          <span>{STRINGS.views[view]}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Links to the orders. "Nearest" asks for the device's position when it is pressed, never earlier. */
function OrderSwitch({ request }: { request: CollectionRequest }) {
  const navigate = useNavigate();
  const [isDenied, setIsDenied] = useState(false);
  const locate = async (event: MouseEvent, url: string) => {
    event.preventDefault();
    const isGiven = await requestPosition();
    setIsDenied(!isGiven);
    if (isGiven) void navigate(url);
  };
  return (
    <div className={styles.order}>
      <nav aria-label={STRINGS.order} className={styles.switch}>
        {COLLECTION_ORDERS.map((order) => {
          const url = buildCollectionUrl(request, { order });
          return (
            <Link
              key={order}
              to={url}
              aria-current={request.order === order ? 'true' : undefined}
              {...(order === 'nearest' && { onClick: (event: MouseEvent) => void locate(event, url) })}
            >
              {STRINGS.orders[order]}
            </Link>
          );
        })}
      </nav>
      {isDenied && (
        <p role="alert" className={styles.denied}>
          {STRINGS.noPosition}
        </p>
      )}
    </div>
  );
}

interface FilterSelectProps {
  label: string;
  /** Label of the choice that turns the filter off. */
  all: string;
  choices: Collection['groups'];
  value: string | null;
  onChoose: (value: string | null) => void;
}

function FilterSelect({ label, all, choices, value, onChoose }: FilterSelectProps) {
  return (
    <select
      aria-label={label}
      className={styles.select}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">{all}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
