import type { ComponentProps, MouseEvent } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router';

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
  const { pathname, search } = useLocation();
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to, {
    // The sign-in page returns to the page that led to it.
    state: state ?? { from: pathname + search },
    ...(target !== undefined && { target }),
  });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };
  return <a {...rest} href={href} target={target} onClick={follow} />;
}
