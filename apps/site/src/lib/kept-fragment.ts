let kept = '';

/** The URL's fragment, even after a page has removed it from the address bar. */
export const currentFragment = () => window.location.hash || kept;

export function keepFragment(fragment: string): void {
  kept = fragment;
}
