import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router';
import { SIGN_IN_PATH } from '../../lib/urls.js';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path within the product. */
  to: To;
  /** State that is stored with the entry in the browser's history. */
  state?: unknown;
}

/**
 * Link to another page of the product. The router's own link includes its framework's prefetching, which is unused here
 * but would be part of every first load.
 */
export function Link({ to, target, state, onClick, ...rest }: LinkProps) {
  const href = useHref(to);
  const { pathname, search, state: pageState } = useLocation();
  // The sign-in page returns to the page that led to it.
  const isToSignIn = typeof to === 'string' && to.startsWith(SIGN_IN_PATH);
  const from = pathname === SIGN_IN_PATH ? pageState : { from: pathname + search };
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    state: state ?? (isToSignIn ? from : undefined),
    ...(target !== undefined && { target }),
  });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a {...rest} href={href} target={target} onClick={follow} />;
}
