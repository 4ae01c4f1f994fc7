import { renderMarkedHtml } from '@placelore/contracts/content/citations/citation-html.js';
import { useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../../../lib/browser/is-plain-click.js';
import { useCitations } from '../../../ui/citations/citations-context.js';
import { classNames } from '../../../ui/styles/class-names.js';
import styles from './ArticleBody.module.css';

/** Matches a first paragraph that is emphasized as a whole. */
const HOOK = /^\s*<p>\s*<em>(?:(?!<\/?em>|<\/p>)[\s\S])*<\/em>\s*<\/p>/;

/**
 * Content of an article: HTML that was sanitized when it was written, with citation markers after its sentences. Links
 * to pages of this site navigate without a reload.
 */
export function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { citations } = useCitations();
  const markedHtml = useMemo(() => renderMarkedHtml(html, citations), [html, citations]);
  useEffect(() => {
    const element = body.current;
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a:not([data-sentence])') : null;
      if (!link || !isPlainClick(event) || link.target === '_blank' || !isInternalPage(link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search + link.hash);
    };
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [navigate]);
  const className = classNames(styles.body, HOOK.test(html) && styles.withHook);
  return <div ref={body} className={className} dangerouslySetInnerHTML={{ __html: markedHtml }} />;
}

const isInternalPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === window.location.origin && /^\/(articles|dynamic)(\/|$)/.test(pathname) && !pathname.endsWith('/amp');
