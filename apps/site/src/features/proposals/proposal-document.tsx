import { dayText } from '@expat-buddy/domain/format/day';
import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import { algiersToday } from '@expat-buddy/domain/proposal/state';
import type { SentProposal } from '@expat-buddy/domain/proposal/types';
import { companyDetails } from '@expat-buddy/domain/site-settings/company-details';
import type { ReactNode } from 'react';
import { useQuery } from '#hydrate/use-query.ts';
import { siteSettingsQueries } from '#lib/site-settings/site-settings-queries.ts';
import { listed } from '#lib/text/listed.ts';
import { proposalMessages as text } from '#messages/inquiry/proposal.ts';
import { locale } from '#messages/locale.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';
import { Imprint, Letterhead } from './proposal-letterhead.tsx';
import { ProposalLines } from './proposal-lines.tsx';
import { travelDates } from './travel-dates.ts';

/** The id of the heading, which takes the focus when the document opens. */
export const PROPOSAL_TITLE = 'proposal-title';

export type Recipient = { name: string; reference: string };

type ProposalDocumentProps = { proposal: SentProposal; recipient: Recipient };

const nightsBetween = (from: string | null, to: string | null) =>
  from && to ? Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) : 0;

/** The proposal as a sheet: on screen as on A4 (print-proposal.css). */
export function ProposalDocument({ proposal, recipient }: ProposalDocumentProps) {
  const { data: settings = null } = useQuery(siteSettingsQueries.current());
  const day = (value: string | null) => value && dayText(value, locale.language);
  const dates = travelDates(proposal);
  const nights = nightsBetween(proposal.starts_on, proposal.ends_on);
  const sentOn = proposal.sent_at ? algiersToday(new Date(proposal.sent_at)) : null;
  const facts = [
    { label: text.facts.for, value: recipient.name },
    { label: text.facts.travellers, value: proposal.travellers },
    {
      label: text.facts.dates,
      value: listed(dates, nights > 0 && text.nights(nights)),
    },
    { label: text.facts.validUntil, value: day(proposal.valid_until) ?? '' },
  ].filter(({ value }) => value);
  const { paymentTerms } = companyDetails(settings);
  const isOpen = proposal.status === 'sent' || proposal.status === 'draft';
  return (
    <article
      data-proposal
      lang={proposal.language}
      aria-labelledby={PROPOSAL_TITLE}
      className="border border-line bg-surface px-6 py-8 sm:px-12 sm:py-12 lg:px-16 lg:py-14 print:border-0 print:bg-transparent print:p-0"
    >
      <Letterhead settings={settings}>
        <p className="text-small font-medium tracking-[0.14em] text-sea uppercase">{text.title}</p>
        <p className="tabular mt-1">{text.reference(recipient.reference, proposal.version)}</p>
        {sentOn && <p className="text-small text-muted">{text.dated(day(sentOn) ?? '')}</p>}
      </Letterhead>

      <h1
        id={PROPOSAL_TITLE}
        tabIndex={-1}
        dir="auto"
        className="outline-none mt-10 max-w-[22ch] text-display text-balance [overflow-wrap:anywhere] print:mt-[8mm] print:max-w-none"
      >
        {proposal.title}
      </h1>
      <dl className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2 print:mt-[5mm] print:grid-cols-[repeat(4,auto)] print:justify-between print:gap-x-[6mm]">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-t border-line pt-2 print:border-0 print:pt-0">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="tabular mt-0.5 font-medium [overflow-wrap:anywhere]">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>

      <div className="mt-10 print:mt-[7mm]">
        <ProposalLines {...proposal} />
      </div>

      <div className="mt-10 grid gap-x-14 gap-y-8 sm:grid-cols-2 print:mt-[7mm] print:grid-cols-2 print:gap-x-[10mm]">
        <Lines title={text.included} lines={proposal.included} isIncluded />
        <Lines title={text.notIncluded} lines={proposal.not_included} />
      </div>

      {proposal.terms && (
        <Passage title={text.terms}>
          <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {isolateNumbers(proposal.terms)}
          </p>
        </Passage>
      )}
      {paymentTerms && <Passage title={text.payment}>{paymentTerms}</Passage>}
      {isOpen && <Passage title={text.next.title}>{text.next.text}</Passage>}
      <Imprint settings={settings} />
    </article>
  );
}

type LinesProps = { title: string; lines: readonly string[]; isIncluded?: boolean };

function Lines({ title, lines, isIncluded = false }: LinesProps) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2 className="text-title">{title}</h2>
      <ul className="mt-3 space-y-1.5 print:mt-[1.5mm] print:space-y-[0.8mm]">
        {lines.map((line, index) => (
          <li key={index} className="flex gap-3 [overflow-wrap:anywhere]">
            {isIncluded ? (
              <StarOrnament className="mt-1.5 size-3.5 shrink-0 text-ochre print:mt-[0.9mm] print:size-[2.4mm]" />
            ) : (
              <span
                aria-hidden="true"
                className="mt-3 h-px w-3.5 shrink-0 bg-muted print:mt-[2mm] print:w-[2.4mm]"
              />
            )}
            <span dir="auto">{isolateNumbers(line)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Passage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 max-w-[72ch] print:mt-[5mm] print:max-w-none">
      <h2 className="text-title">{title}</h2>
      <div className="mt-2 text-[0.95rem] leading-relaxed print:mt-[1mm]">{children}</div>
    </section>
  );
}
