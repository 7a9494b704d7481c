import { Link, type LinkProps } from 'react-router-dom';
import { usePrefetch } from '#lib/prefetch-context.ts';

type AppLinkProps = Omit<LinkProps, 'to'> & { to: string };

/** A link inside the site that fetches its page as soon as a visitor shows the intent to open it. */
export function AppLink({ to, ...rest }: AppLinkProps) {
  const prefetch = usePrefetch();
  const warm = () => prefetch(to);
  return (
    <Link
      {...rest}
      to={to}
      onPointerEnter={warm}
      onFocus={warm}
      onTouchStart={warm}
      onClick={(event) => {
        warm();
        rest.onClick?.(event);
      }}
    />
  );
}
