const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** A path without `/admin` and without a trailing slash. */
export function pathInside(pathname: string): string {
  const inside = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  return inside.replace(/\/+$/, '') || '/';
}

export function addressOf(path: string): string {
  return path === '/' ? `${base}/` : base + path;
}

/** Accepts paths of the back office only, to prevent open redirects. */
export function safeNextPath(next: string | null): string {
  if (!next || !/^\/[^/\\]/.test(next) || /^\/(auth|reset-password|invitation)\b/.test(next))
    return '/';
  return next;
}
