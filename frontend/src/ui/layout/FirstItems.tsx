import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useFormatters } from '../../lib/format/formatters.js';
import { Button } from '../form/Button.js';
import styles from './FirstItems.module.css';
import { showMoreAndFocus } from './use-focus-new-content.js';

/** Lists that history entries have shown in full, so that Back and Forward restore them and the scroll position. */
const listsInFull = new Set<string>();

interface FirstItemsProps<Item> {
  items: readonly Item[];
  /** Number of items that are shown at first. */
  limit: number;
  /** Returns the name of the button that shows all items. */
  label: (count: string) => string;
  /** Whether an item beyond the limit is needed. From then on, all items are shown. */
  needsAll?: boolean;
  /** @param list ref to the element whose children are the items */
  renderList: (items: readonly Item[], list: RefObject<HTMLUListElement | null>) => ReactNode;
}

/** Shows the first items of a long list, and a button that shows all of them. */
export function FirstItems<Item>({ items, limit, label, needsAll = false, renderList }: FirstItemsProps<Item>) {
  const name = `${useLocation().key} ${label('')}`;
  const [isOpened, setIsOpened] = useState(() => listsInFull.has(name));
  const { formatCount } = useFormatters();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!needsAll) return;
    listsInFull.add(name);
    setIsOpened(true);
  }, [needsAll, name]);
  if (isOpened || needsAll || items.length <= limit) return renderList(items, list);
  const showAll = () => {
    listsInFull.add(name);
    setIsOpened(true);
  };
  return (
    <>
      {renderList(items.slice(0, limit), list)}
      <Button variant="secondary" className={styles.all} onClick={() => showMoreAndFocus(list, limit, showAll)}>
        {label(formatCount(items.length))}
      </Button>
    </>
  );
}
