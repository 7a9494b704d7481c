import { paths } from '#lib/paths.ts';
import { baseMessages } from '#messages/shell/base.ts';
import { AppLink } from '#ui/app-link.tsx';

type FooterLinksProps = { list: 'quickLinks' | 'support' };

export default function FooterLinks({ list }: FooterLinksProps) {
  const { footer } = baseMessages;
  const lists = {
    quickLinks: [
      { label: footer.home, to: paths.home },
      { label: footer.aboutUs, to: paths.whyUs },
      { label: footer.destinations, to: paths.travels },
      { label: footer.tours, to: paths.activities },
      { label: footer.contact, to: paths.contact },
    ],
    support: [
      { label: footer.faq, to: paths.faq },
      { label: footer.privacy, to: paths.privacy },
      { label: footer.terms, to: paths.terms },
      { label: footer.cookies, to: paths.cookies },
      { label: footer.sitemap, to: paths.sitemap },
    ],
  };
  return (
    <nav aria-label={footer[list]}>
      <h2 className="text-title">{footer[list]}</h2>
      <ul className="mt-3">
        {lists[list].map(({ label, to }) => (
          <li key={label}>
            <AppLink
              to={to}
              className="inline-flex min-h-9 items-center py-1 leading-snug text-footer-muted underline-offset-4 transition-colors hover:text-footer-ink hover:underline"
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
