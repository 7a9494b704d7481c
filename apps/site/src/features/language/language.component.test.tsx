import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { keepFragment } from '#lib/kept-fragment.ts';
import { languageToOffer } from '#lib/stored-language.ts';
import { renderInSite } from '#testing/render-site.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LanguageOffer } from './language-offer.tsx';

beforeEach(() => {
  for (const key of ['language', 'languageOffered']) localStorage.removeItem(key);
});

/** Prevents navigation and returns the URL path that a click would have opened. */
function followedAddress(): () => string | undefined {
  let address: string | undefined;
  const stay = (event: MouseEvent) => {
    event.preventDefault();
    const { pathname, search, hash } = new URL((event.target as HTMLAnchorElement).href);
    address = pathname + search + hash;
  };
  window.addEventListener('click', stay);
  onTestFinished(() => window.removeEventListener('click', stay));
  return () => address;
}

describe('the list of languages', () => {
  it('names each in its own language, and marks the current one', async () => {
    await renderInSite(<LanguageLinks linkClass="" />);
    const list = page.getByRole('navigation', { name: 'Language' });
    const links = [...list.element().querySelectorAll('a')];
    expect(links.map(({ lang, textContent }) => [lang, textContent])).toEqual([
      ['en', 'English'],
      ['fr', 'Français'],
      ['ar', 'العربية'],
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/fr', '/ar']);
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null, null]);
  });

  it('keeps the query and the fragment, even one that was removed from the address bar', async () => {
    const { state } = history;
    const { href } = location;
    onTestFinished(() => {
      history.replaceState(state, '', href);
      keepFragment('');
    });
    history.replaceState(state, '', '?region=Sahara');
    keepFragment('token');
    const followed = followedAddress();
    await renderInSite(<LanguageLinks linkClass="" />);
    await page.getByRole('link', { name: 'Français' }).click();
    expect(followed()).toBe('/fr?region=Sahara#token');
    expect(localStorage.getItem('language')).toBe('fr');
  });
});

it('leads a new tab, and an address without a page, to the same address in the other language', async () => {
  const { state } = history;
  const { href } = location;
  onTestFinished(() => history.replaceState(state, '', href));
  history.replaceState(state, '', '#plan=1.abc');
  await renderInSite(<LanguageLinks linkClass="" />);
  const link = page.getByRole('link', { name: 'Français' }).element() as HTMLAnchorElement;
  // As the build rendered it in 404.html.
  link.setAttribute('href', '/fr/404');
  link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 1 }));
  expect(new URL(link.href).pathname).toBe('/fr');
  expect(new URL(link.href).hash).toBe('#plan=1.abc');
});

describe('the offer of another language', () => {
  const prefer = (...preferred: string[]) =>
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred);
  const offer = page.getByRole('region', { name: 'العربية' });

  it('appears in the language that the browser prefers', async () => {
    prefer('ar-DZ', 'fr', 'en');
    await renderInSite(<LanguageOffer />);
    await expect.element(offer).toHaveAttribute('dir', 'rtl');
    await expect.element(offer).toHaveAttribute('lang', 'ar');
    const followed = followedAddress();
    await offer.getByRole('link').click();
    expect(followed()).toMatch(/^\/ar\?/);
    expect(localStorage.getItem('language')).toBe('ar');
  });

  it('can be closed, and appears once', async () => {
    prefer('ar');
    const { unmount } = await renderInSite(<LanguageOffer />);
    await offer.getByRole('button', { name: 'إغلاق' }).click();
    await expect.element(offer).not.toBeInTheDocument();
    await unmount();
    await renderInSite(<LanguageOffer />);
    await expect.element(offer).not.toBeInTheDocument();
  });

  it('does not appear to a visitor who has chosen a language', async () => {
    prefer('ar');
    localStorage.setItem('language', 'en');
    await renderInSite(<LanguageOffer />);
    await expect.element(offer).not.toBeInTheDocument();
  });

  it('is of the chosen language on a page in another one, until it is closed', async () => {
    prefer('en');
    localStorage.setItem('language', 'ar');
    localStorage.setItem('languageOffered', 'fr');
    const { unmount } = await renderInSite(<LanguageOffer />);
    await offer.getByRole('button', { name: 'إغلاق' }).click();
    expect(localStorage.getItem('language')).toBe('en');
    await unmount();
    await renderInSite(<LanguageOffer />);
    await expect.element(offer).not.toBeInTheDocument();
  });

  it('does not cover a preview, whose language staff have chosen', async () => {
    prefer('ar');
    await renderInSite(<LanguageOffer />, '/preview/proposal');
    await expect.element(offer).not.toBeInTheDocument();
  });

  it.each([
    [['de', 'fr-CA', 'en'], 'en', 'fr'],
    [['en-US', 'ar'], 'en', undefined],
    [['en-US', 'ar'], 'ar', 'en'],
    [['de'], 'fr', undefined],
    [[], 'en', undefined],
  ] as const)('of %j on a page in %s is %s', (preferred, current, expected) => {
    expect(languageToOffer(preferred, current)).toBe(expected);
  });
});
