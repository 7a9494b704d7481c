let kept = '';

/** The fragment of the address, also when a page has taken it out of the address bar. */
export const currentFragment = () => window.location.hash || kept;

export function keepFragment(fragment: string): void {
  kept = fragment;
}
