import { brand, type SocialNetwork } from '@expat-buddy/domain/brand';
import { useMessages } from '#lib/messages/base-messages.ts';

// Drawn here because the icon set carries no brands.
const networks: { key: SocialNetwork; name: string; path: string }[] = [
  {
    key: 'facebook',
    name: 'Facebook',
    path: 'M14 8.5h3V5h-3c-2.5 0-4 1.6-4 4v2H7v3.5h3V22h3.6v-7.5h3l.6-3.5h-3.6V9.4c0-.6.3-.9.4-.9Z',
  },
  {
    key: 'twitter',
    name: 'Twitter',
    path: 'm3 4 7 9.3L3.3 20h2.3l5.5-5.3 4 5.3H21l-7.3-9.8L20 4h-2.3l-5 4.9L9 4Zm3.3 1.7h1.8l9.6 12.6h-1.8Z',
  },
  {
    key: 'instagram',
    name: 'Instagram',
    path: 'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3Zm4 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 2a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Zm4.8-3.5a1.2 1.2 0 1 1 0 2.4 1.2 1.2 0 0 1 0-2.4Z',
  },
  {
    key: 'youtube',
    name: 'YouTube',
    path: 'M21.6 7.2a2.6 2.6 0 0 0-1.8-1.8C18.2 5 12 5 12 5s-6.2 0-7.8.4A2.6 2.6 0 0 0 2.4 7.2 27 27 0 0 0 2 12a27 27 0 0 0 .4 4.8 2.6 2.6 0 0 0 1.8 1.8C5.8 19 12 19 12 19s6.2 0 7.8-.4a2.6 2.6 0 0 0 1.8-1.8A27 27 0 0 0 22 12a27 27 0 0 0-.4-4.8ZM10 15V9l5.2 3Z',
  },
];

/** A network without an address in the settings is a placeholder, and says so to screen readers. */
export function SocialLinks() {
  const { footer } = useMessages();
  return (
    <ul className="flex gap-2" aria-label={footer.social}>
      {networks.map(({ key, name, path }) => (
        <li key={key}>
          <a
            href={brand.social[key] || '#'}
            className="grid size-11 place-items-center rounded-full border border-footer-muted/40 text-footer-ink transition-colors hover:border-[#f0be62] hover:text-[#f0be62]"
          >
            <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
              <path fillRule="evenodd" d={path} />
            </svg>
            <span className="sr-only">
              {brand.social[key] ? name : footer.socialUnavailable(name)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
