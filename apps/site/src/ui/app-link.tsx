import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { usePrefetch } from '#lib/prefetch-context.ts';

type AppLinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  state?: unknown;
  replace?: boolean;
};

/**
 * A link inside the site that fetches its page as soon as a visitor shows the intent to open it.
 * Made from the router's hooks: its own Link carries the prefetching of a framework we do not use.
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
