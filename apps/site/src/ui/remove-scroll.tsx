import type { ComponentType, ReactNode } from 'react';

type RemoveScrollProps = {
  as: ComponentType<{ children?: ReactNode }>;
  children?: ReactNode;
  allowPinchZoom?: boolean;
  enabled?: boolean;
  shards?: unknown;
};

/**
 * Stands in for the package of this name behind the dialog (vite.config.ts): it writes a style sheet into
 * the page, which a strict content security policy refuses. styles/site.css holds the page still instead.
 */
export function RemoveScroll({
  as: Wrapper,
  allowPinchZoom: _pinch,
  enabled: _enabled,
  shards: _shards,
  ...rest
}: RemoveScrollProps) {
  return <Wrapper {...rest} />;
}
