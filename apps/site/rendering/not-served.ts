// For addresses whose page was not prerendered.
import { tidyPath } from '@expat-buddy/domain/language/tidy-path';
import '#lib/served-title.ts';

/** Head tags that belong to one page. */
const PAGE_TAGS =
  'title, meta[name="description"], meta[name="robots"], meta[name^="twitter"], meta[property], ' +
  'link[rel="canonical"], link[rel="alternate"], script[type="application/ld+json"]';

/** Removes the head tags of the served page, which React does not know. */
export function removePageTags(): void {
  for (const tag of document.querySelectorAll(PAGE_TAGS)) tag.remove();
}

/** Leads an address with a slip to its page. @returns whether it does */
export function leadElsewhere(): boolean {
  const { pathname, search, hash } = window.location;
  const address = tidyPath(pathname);
  if (address !== pathname) window.location.replace(address + search + hash);
  return address !== pathname;
}
