import type { Row } from '@expat-buddy/domain/supabase-client';
import type { ReactNode } from 'react';
import { CompanyFacts } from '#features/site-settings/company-facts.tsx';
import { useCompanyFacts } from '#features/site-settings/use-company-facts.ts';
import { MemberPortrait } from '#features/team/member-portrait.tsx';
import { teamQueries } from '#features/team/team-queries.ts';
import { useQuery } from '#hydrate/use-query.ts';
import { companyMessages as company } from '#messages/company/company.ts';
import { teamMessages as team } from '#messages/company/team.ts';

type PeopleProps = {
  settings: Row<'site_settings'> | null | undefined;
};

/** The team, and the company as it is registered; each only if staff entered it. */
export function People({ settings }: PeopleProps) {
  const { data: members = [] } = useQuery(teamQueries.list());
  const { registration, contact, payment } = useCompanyFacts(settings);
  return (
    <>
      {members.length > 0 && (
        <Section id="team" title={team.title} claim={team.claim}>
          <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2">
            {members.map((member) => (
              <li key={member.id}>
                <MemberPortrait member={member} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {registration.length + payment.length > 0 && (
        <Section id="company" title={company.title} claim={company.claim}>
          <CompanyFacts facts={[...registration, ...contact, ...payment]} />
        </Section>
      )}
    </>
  );
}

type SectionProps = { id: string; title: string; claim: string; children: ReactNode };

function Section({ id, title, claim, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="page-width grid scroll-mt-24 gap-x-16 gap-y-6 py-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] lg:py-16"
    >
      <div>
        <h2 id={`${id}-title`} className="text-section">
          {title}
        </h2>
        <p className="mt-3 max-w-[34ch] text-lead text-muted">{claim}</p>
      </div>
      {children}
    </section>
  );
}
