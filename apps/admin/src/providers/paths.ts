const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The path inside the back office, without `/admin` and without a slash at its end. */
export function pathInside(pathname: string): string {
  const inside = pathname.startsWith(base) ? pathname.slice(base.length) : pathname;
  return inside.replace(/\/+$/, '') || '/';
}

/** A path of the back office as the browser's address has it. */
export function addressOf(path: string): string {
  return path === '/' ? `${base}/` : base + path;
}

/** An absolute address of the back office, for links in mails. */
export function absoluteAddress(path: string): string {
  return window.location.origin + addressOf(path);
}

/** Where to go after signing in: a path of the back office, never another site. */
export function safeNextPath(next: string | null): string {
  if (!next || !/^\/[^/\\]/.test(next) || /^\/(auth|reset-password|invitation)\b/.test(next))
    return '/';
  return next;
}
