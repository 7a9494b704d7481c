import type { Row } from '@expat-buddy/domain/supabase-client';
import { useCompanyFacts } from '#features/site-settings/use-company-facts.ts';
import { companyMessages as text } from '#messages/company/company.ts';

/** The company's registration and address, if the settings have them. */
export function CompanyLines({ settings }: { settings: Row<'site_settings'> | null }) {
  const { registration, contact, payment } = useCompanyFacts(settings);
  const facts = [...registration, ...contact, ...payment];
  if (facts.length === 0) return null;
  return (
    <ul className="tabular mt-2 flex max-w-[100ch] flex-wrap gap-x-5 [overflow-wrap:anywhere]">
      {facts.map(({ label, value }) => (
        <li key={label}>{text.fact(label, value.replaceAll(/\s*\n\s*/g, ', '))}</li>
      ))}
    </ul>
  );
}
