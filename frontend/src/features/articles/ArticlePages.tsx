import { listAddress } from '@placelore/contracts/article-pages.js';
import type { ArticleCard as CardData } from '@placelore/contracts/articles.js';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../lib/use-formats.js';
import { Button } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { ArticleCard } from './ArticleCard.js';
import { ArticleGrid, ArticleSkeletons } from './ArticleGrid.js';
import styles from './ArticlePages.module.css';
import { type At, firstPage, listError, nextPage, useArticlePage } from './api.js';
import { TEXTS } from './texts.js';

/** Grey cards while the first page is on its way, and while a further one is. */
const SKELETONS = { first: 9, further: 3 } as const;
/** Pictures of so many first cards do not wait. */
const EAGER = 3;
/** Further articles are fetched when their place is so near, in pixels. */
const TRIGGER_PX = 300;

/** How many pages an entry of the history has shown: back and forward find them all again, and so their place. */
const shownPages = new Map<string, number>();

interface ArticlePagesProps {
  query: string;
  /** The page it begins with. */
  from?: number;
  /** The entry of the history. */
  entry: string;
}

/** The library, or what a search finds in it, page after page. Without scripts each page has an address of its own. */
export function ArticlePages({ query, from = 1, entry }: ArticlePagesProps) {
  const [shown, setShown] = useState(() => shownPages.get(entry) ?? 1);
  const [focused, setFocused] = useState(0);
  const showMore = (isAsked: boolean) => {
    shownPages.set(entry, shown + 1);
    setShown(shown + 1);
    if (isAsked) setFocused(shown + 1);
  };
  return (
    <div className={styles.pages}>
      {from > 1 && (
        <p className={styles.former}>
          <Link rel="prev" to={listAddress(query, from - 1)}>
            {TEXTS.former}
          </Link>
        </p>
      )}
      <Page
        at={firstPage(query, from)}
        number={1}
        from={from}
        shown={shown}
        focused={focused}
        query={query}
        onMore={showMore}
      />
    </div>
  );
}

interface PageProps {
  at: At;
  /** Counted from the one it begins with. */
  number: number;
  /** What number that one has. */
  from: number;
  /** Pages that are shown in all. */
  shown: number;
  /** The page whose first article gets the focus, because somebody asked for it. */
  focused: number;
  query: string;
  onMore: (isAsked: boolean) => void;
}

/** A page, and what comes after it. */
function Page(props: PageProps) {
  const { at, number, from, shown, focused, query, onMore } = props;
  const { data, error } = useArticlePage(at);
  const formats = useFormats();
  if (data === undefined) return error ? <Failure error={error} /> : <Loading isFirst={number === 1} />;
  if (number === 1 && data.items.length === 0) return from > 1 ? <Beyond query={query} /> : <Empty query={query} />;
  const next = nextPage(at, data.next);
  return (
    <>
      <Cards articles={data.items} isFirst={number === 1} takesFocus={number === focused} />
      {next === null ? (
        <p className={styles.end}>{TEXTS.end(formats, data.total ?? data.items.length)}</p>
      ) : number < shown ? (
        <Page {...props} at={next} number={number + 1} />
      ) : (
        <More address={listAddress(query, from + number)} onMore={onMore} />
      )}
    </>
  );
}

function Cards({ articles, isFirst, takesFocus }: { articles: CardData[]; isFirst: boolean; takesFocus: boolean }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) list.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <div ref={list}>
      <ArticleGrid>
        {articles.map((article, place) => (
          <li key={article.id}>
            <ArticleCard article={article} eager={isFirst && place < EAGER} />
          </li>
        ))}
      </ArticleGrid>
    </div>
  );
}

/** Shows more when it is pressed, and by itself when it comes near. @param address of the next page by itself */
function More({ address, onMore }: { address: string; onMore: (isAsked: boolean) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      ([seen]) => {
        // Who stands on the button presses it: taking it away would lose their place.
        if (seen?.isIntersecting && !element.contains(document.activeElement)) onMore(false);
      },
      { rootMargin: `0px 0px ${TRIGGER_PX}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <div ref={place} className={styles.more}>
      <Button asChild look="secondary">
        <Link
          rel="next"
          to={address}
          onClick={(event) => {
            // Into a window of its own it may go.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onMore(true);
          }}
        >
          {TEXTS.more}
        </Link>
      </Button>
    </div>
  );
}

function Loading({ isFirst }: { isFirst: boolean }) {
  return (
    <ArticleGrid>
      <ArticleSkeletons
        cards={isFirst ? SKELETONS.first : SKELETONS.further}
        announce={isFirst ? TEXTS.loading : TEXTS.loadingMore}
      />
    </ArticleGrid>
  );
}

function Empty({ query }: { query: string }) {
  return query === '' ? (
    <Notice title={TEXTS.none} heading="h2">
      <p>{TEXTS.noneHint}</p>
    </Notice>
  ) : (
    <Notice title={TEXTS.noneFound} heading="h2">
      <p>{TEXTS.noneFoundHint(query)}</p>
    </Notice>
  );
}

/** An address may name a page the list does not have (any more). */
function Beyond({ query }: { query: string }) {
  return (
    <Notice title={TEXTS.beyond} heading="h2">
      <p>{TEXTS.beyondHint}</p>
      <Button asChild look="secondary">
        <Link to={listAddress(query)}>{TEXTS.firstPage}</Link>
      </Button>
    </Notice>
  );
}

function Failure({ error }: { error: unknown }) {
  return (
    <div role="alert">
      <Notice title={listError(error)} heading="h2">
        <Button look="secondary" onClick={() => window.location.reload()}>
          {TEXTS.retry}
        </Button>
      </Notice>
    </div>
  );
}
