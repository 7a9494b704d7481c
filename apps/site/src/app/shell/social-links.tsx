import {
  type Brand,
  type SocialNetwork,
  socialNetworks,
} from '@expat-buddy/domain/site-settings/brand';
import { baseMessages } from '#messages/shell/base.ts';

const names: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  twitter: 'Twitter',
  instagram: 'Instagram',
  youtube: 'YouTube',
};

/** A network without a URL in the settings is a placeholder, and says so to screen readers. */
export default function SocialLinks({ addresses }: { addresses: Brand['social'] }) {
  const { footer } = baseMessages;
  return (
    <ul className="flex gap-2" aria-label={footer.social}>
      {socialNetworks.map((network) => (
        <li key={network}>
          <a
            // A placeholder has no address and is no link.
            {...(addresses[network]
              ? { href: addresses[network] }
              : { role: 'link', 'aria-disabled': true })}
            className="grid size-11 place-items-center rounded-full border border-footer-muted/40 text-footer-ink transition-colors hover:border-[#f0be62] hover:text-[#f0be62] aria-disabled:cursor-default aria-disabled:opacity-60"
          >
            {/* lucide has no brand icons: these are our own. */}
            <svg className="size-5" aria-hidden="true">
              <use href={`/shapes/social.svg#${network}`} />
            </svg>
            <span className="sr-only">
              {addresses[network] ? names[network] : footer.socialUnavailable(names[network])}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
