import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../../../lib/browser/is-plain-click.js';
import styles from './ArticleBody.module.css';

/**
 * Content of an article, or a part of it: HTML from `renderArticleHtml`. Links to pages of this site navigate without a
 * reload.
 */
export function ArticleBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
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
  if (html === '') return null;
  return <div ref={body} className={styles.body} dangerouslySetInnerHTML={{ __html: html }} />;
}

const isInternalPage = ({ origin, pathname }: HTMLAnchorElement) =>
  origin === window.location.origin && /^\/(articles|dynamic)(\/|$)/.test(pathname) && !pathname.endsWith('/amp');
