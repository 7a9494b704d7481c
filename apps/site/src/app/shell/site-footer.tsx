import type { Brand } from '@expat-buddy/domain/site-settings/brand';
import type { Row } from '@expat-buddy/domain/supabase-client';
import { BelowTheFold } from '#hydrate/below-the-fold.tsx';
import { lazySection } from '#hydrate/lazy-section.tsx';
import { baseMessages } from '#messages/shell/base.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';

// On client-rendered pages, placeholders keep the height of the sections until their code has loaded.

const QuickLinks = lazySection(() => import('./footer-links.tsx'), <div className="min-h-54" />);

const SupportLinks = lazySection(() => import('./footer-links.tsx'), <div className="min-h-54" />);

const Newsletter = lazySection(
  () => import('#features/newsletter/newsletter-form.tsx'),
  <div className="min-h-54" />,
);

const End = lazySection(
  () => import('./footer-end.tsx'),
  <div className="min-h-36 max-sm:w-full sm:min-h-22 lg:min-h-9" />,
);

const SocialLinks = lazySection(() => import('./social-links.tsx'), <div className="min-h-11" />);

const Notes = lazySection(() => import('./footer-notes.tsx'), <div className="min-h-13" />);

type SiteFooterProps = { company: Brand; settings: Row<'site_settings'> | null };

export function SiteFooter({ company, settings }: SiteFooterProps) {
  const { footer } = baseMessages;
  return (
    <BelowTheFold as="footer" className="on-footer relative mt-auto pt-16">
      <div className="arcade-edge text-footer" aria-hidden="true" />
      <div className="bg-footer text-footer-ink">
        <div className="page-width grid grid-cols-1 gap-x-12 gap-y-12 pt-12 pb-14 sm:grid-cols-2 lg:grid-cols-[minmax(0,4fr)_minmax(0,2fr)_minmax(0,3fr)_minmax(0,4fr)]">
          <div>
            <p className="font-display flex items-center gap-3 text-title">
              <StarOrnament className="size-5 text-[#f0be62]" />
              {company.name}
            </p>
            <p className="mt-2 text-footer-muted">{company.tagline}</p>
            <p className="mt-4 mb-6 max-w-[38ch] text-footer-muted">{footer.blurb}</p>
            <SocialLinks.Section addresses={company.social} />
          </div>
          <QuickLinks.Section list="quickLinks" />
          <SupportLinks.Section list="support" />
          <Newsletter.Section />
        </div>
        <div className="border-t border-footer-muted/25">
          <div className="page-width flex flex-wrap items-center gap-x-12 gap-y-4 py-5 text-small max-sm:pb-22 text-footer-muted">
            <div>
              <Notes.Section name={company.name} settings={settings} />
            </div>
            <End.Section />
          </div>
        </div>
      </div>
    </BelowTheFold>
  );
}
