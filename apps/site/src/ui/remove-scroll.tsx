import type { ComponentType, ReactNode } from 'react';

type RemoveScrollProps = {
  as: ComponentType<{ children?: ReactNode }>;
  children?: ReactNode;
  allowPinchZoom?: boolean;
  enabled?: boolean;
  shards?: unknown;
};

/**
 * Replaces the package of this name that Radix's dialog uses (vite.config.ts): it inserts a style
 * sheet, which the content security policy refuses. styles/site.css locks scrolling instead.
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
