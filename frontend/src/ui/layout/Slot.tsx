import { Children, cloneElement, type HTMLAttributes, type ReactElement, type Ref, useCallback } from 'react';
import { classNames } from '../styles/class-names.js';

type Props = Record<string, unknown> & { ref?: Ref<HTMLElement> | undefined; className?: string | undefined };

interface SlotProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * Passes its properties to its only child instead of rendering an element of its own. The child's own properties take
 * precedence, but class names are combined, and event handlers and refs of both are called, the child's first.
 */
export function Slot({ children, ref, ...props }: SlotProps) {
  const child = Children.only(children) as ReactElement<Props>;
  const own: Props = props;
  const merged: Props = { ...own, ...child.props };
  for (const [name, handle] of Object.entries(own)) {
    const childHandle = child.props[name];
    if (typeof handle !== 'function') continue;
    merged[name] =
      typeof childHandle === 'function'
        ? (...args: unknown[]) => {
            childHandle(...args);
            handle(...args);
          }
        : handle;
  }
  merged.className = classNames(own.className, child.props.className) || undefined;
  merged.ref = useBothRefs(child.props.ref, ref);
  return cloneElement(child, merged);
}

/** Combines two refs. The function stays the same while both refs do, because React calls a new ref function again. */
function useBothRefs(first: Ref<HTMLElement> | undefined, second: Ref<HTMLElement> | undefined) {
  const both = useCallback(
    (element: HTMLElement | null) => {
      const clear = [assignRef(first, element), assignRef(second, element)];
      return () => {
        for (const end of clear) end();
      };
    },
    [first, second],
  );
  return first && second ? both : (first ?? second);
}

/** Assigns an element to a ref. Returns a function that clears the ref. */
function assignRef(ref: Ref<HTMLElement> | undefined, element: HTMLElement | null): () => void {
  if (typeof ref === 'function') {
    const clear = ref(element);
    return typeof clear === 'function' ? clear : () => ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
