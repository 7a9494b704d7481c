import type { Row } from '@expat-buddy/domain/supabase-client';
import { CompanyFacts } from '#features/site-settings/company-facts.tsx';
import { useCompanyFacts } from '#features/site-settings/use-company-facts.ts';
import { paths } from '#lib/paths.ts';
import { companyMessages } from '#messages/company/company.ts';
import { contactMessages } from '#messages/company/contact.ts';
import { AppLink } from '#ui/app-link.tsx';
import SavePageButton from '../save/save-page-button.tsx';

const link = 'text-sea underline underline-offset-4 hover:text-sea-strong';

type OfficeEndSectionProps = {
  /** From the page, where they can be newer than the prerendered section. */
  settings: Row<'site_settings'> | null | undefined;
};

/** What follows the office's address and hours. */
export default function OfficeEndSection({ settings }: OfficeEndSectionProps) {
  const { title, before } = contactMessages;
  return (
    <>
      <Company settings={settings} />
      <h2 className="mt-9 mb-3 border-t border-line pt-6 text-title">{before.title}</h2>
      <p>
        {before.faq}{' '}
        <AppLink to={paths.faq} className={link}>
          {before.faqLink}
        </AppLink>
      </p>
      <p className="mt-3">
        {before.services}{' '}
        <AppLink to={paths.services} className={link}>
          {before.servicesLink}
        </AppLink>
      </p>
      <div className="mt-7">
        <SavePageButton path={paths.contact} title={title} />
      </div>
    </>
  );
}

/** Renders nothing while the settings say nothing about the company. */
function Company({ settings }: OfficeEndSectionProps) {
  const { title } = companyMessages;
  const { registration, payment } = useCompanyFacts(settings);
  const facts = [...registration, ...payment];
  if (facts.length === 0) return null;
  return (
    <section aria-labelledby="company">
      <h2 id="company" className="mt-9 mb-3 border-t border-line pt-6 text-title">
        {title}
      </h2>
      <CompanyFacts facts={facts} />
    </section>
  );
}
