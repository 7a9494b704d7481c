import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePrefetch } from '#lib/prefetch-context.ts';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  state?: unknown;
  replace?: boolean;
};

/**
 * Prefetches its page on hover or focus. Built on the router's hooks, because its own Link includes
 * the prefetching of its framework mode.
 */
export function AppLink({ to, state, replace, onClick, ...rest }: AppLinkProps) {
  const prefetch = usePrefetch();
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace });
  const warm = () => prefetch(to);
  return (
    <a
      {...rest}
      href={useHref(to)}
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
      onClick={(event) => {
        warm();
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
