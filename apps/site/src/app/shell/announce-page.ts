import { pathOf } from '#lib/address.ts';
import { LOADING_SIGN, setLoading } from '#lib/loading-sign.ts';
import { servedTitle } from '#lib/served-title.ts';
import { baseMessages } from '#messages/shell/base.ts';

/** The focus has moved and the title has settled: readers drop what is said at the moment of a move. */
const SETTLED_MS = 300;
/** What arrives sooner is not said to be loading. */
const SLOW_MS = 800;

const { documentElement: root, head } = document;
const { loading } = baseMessages.common;

let region: HTMLElement | undefined;
let current: string | undefined;
let slow: ReturnType<typeof setTimeout>;
let stopWaiting = () => {};

const say = (text: string) => {
  if (region) region.textContent = text;
};

new MutationObserver(() => {
  clearTimeout(slow);
  if (root.hasAttribute(LOADING_SIGN)) slow = setTimeout(say, SLOW_MS, loading);
  else if (region?.textContent === loading) say('');
}).observe(root, { attributeFilter: [LOADING_SIGN] });

// Back may return to a page before the one that follows it has come.
window.addEventListener('popstate', () => setLoading(pathOf(location.pathname) !== current));

/**
 * Announces the page at `pathname` when it has loaded, as screen readers do for a document. Until then it has no
 * title. A long wait is announced once, as is any other wait with a loading sign.
 */
export function announcePage(into: HTMLElement, pathname: string): void {
  if (region === into && current === pathname) return;
  stopWaiting();
  const isServed = current === undefined;
  region = into;
  current = pathname;
  // The next page may have the same title.
  if (region.textContent !== loading) say('');

  let settled: ReturnType<typeof setTimeout>;
  const announce = () => {
    observer.disconnect();
    if (!isServed || document.title !== servedTitle) say(document.title);
  };
  const follow = () => {
    clearTimeout(settled);
    setLoading(!document.title);
    if (document.title) settled = setTimeout(announce, SETTLED_MS);
  };
  const observer = new MutationObserver(follow);
  observer.observe(head, { childList: true, subtree: true, characterData: true });
  follow();
  stopWaiting = () => {
    observer.disconnect();
    clearTimeout(settled);
  };
}
