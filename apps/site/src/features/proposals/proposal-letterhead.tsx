import { brandFromSettings } from '@expat-buddy/domain/site-settings/brand';
import { companyDetails } from '@expat-buddy/domain/site-settings/company-details';
import type { Row } from '@expat-buddy/domain/supabase-client';
import type { ReactNode } from 'react';
import { registrationFacts } from '#lib/site-settings/registration-facts.ts';
import { listed } from '#lib/text/listed.ts';
import { companyMessages as text } from '#messages/company/company.ts';
import { IsolatedValues } from '#ui/isolated-values.tsx';

type SettingsProps = { settings: Row<'site_settings'> | null };

/** Who makes the proposal, with what identifies it at the other end of the line. */
export function Letterhead({ settings, children }: SettingsProps & { children: ReactNode }) {
  const { name, tagline } = brandFromSettings(settings);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-5 border-b border-line pb-6 print:pb-[4mm]">
      <div className="flex items-center gap-3.5">
        <img src="/favicon.svg" alt="" className="size-12 shrink-0 print:size-[12mm]" />
        <div>
          <p className="font-display text-[1.35rem] leading-tight font-semibold">
            <bdi>{name}</bdi>
          </p>
          {tagline && (
            <p className="text-small text-muted">
              <bdi>{tagline}</bdi>
            </p>
          )}
        </div>
      </div>
      <div className="sm:text-end print:text-end">{children}</div>
    </div>
  );
}

/** How to reach the company, and how it is registered and insured. Omits empty settings. */
export function Imprint({ settings }: SettingsProps) {
  const { name, phone, whatsapp, email, address } = brandFromSettings(settings);
  const { legalName } = companyDetails(settings);
  const contact = [
    legalName || name,
    listed(...address.split(/\s*\n\s*/)),
    ...new Set([phone, whatsapp]),
    email,
  ];
  const registration = registrationFacts(settings).map(({ label, value }) =>
    text.fact(label, value),
  );
  return (
    <footer className="tabular mt-10 border-t border-line pt-4 text-small text-muted [overflow-wrap:anywhere] print:mt-[7mm] print:pt-[2.5mm]">
      <p>
        <IsolatedValues values={contact} />
      </p>
      {registration.length > 0 && <p>{registration.join(' · ')}</p>}
    </footer>
  );
}
