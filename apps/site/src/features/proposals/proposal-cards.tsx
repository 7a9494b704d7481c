import { formatMoney } from '@expat-buddy/domain/proposal/money';
import type { SentProposal } from '@expat-buddy/domain/proposal/types';
import { proposalMessages as text } from '#messages/inquiry/proposal.ts';
import { locale } from '#messages/locale.ts';
import { Button } from '#ui/button.tsx';
import { useProposalState } from './proposal-state.tsx';
import { travelDates } from './travel-dates.ts';

type ProposalCardsProps = {
  /** As `proposals_of_inquiry()` returns them, the newest first. */
  proposals: readonly SentProposal[];
  onOpen: (version: number) => void;
  /** The one that the customer has just read: its button takes the focus. */
  lastRead?: number | undefined;
};

const totalOf = ({ total_minor, currency }: SentProposal) =>
  total_minor === 0 ? text.items.noCharge : formatMoney(total_minor, currency, locale.language);

const isCurrent = ({ status }: SentProposal) => status !== 'replaced';

/** On the customer's page: what is offered now, and earlier versions. Renders nothing without a proposal. */
export function ProposalCards({ proposals, onOpen, lastRead }: ProposalCardsProps) {
  const stateOf = useProposalState();
  const current = proposals.filter(isCurrent);
  // Everything replaced cannot be: the newest version replaces the others.
  const shown = current.length > 0 ? current : proposals.slice(0, 1);
  const [newest, ...others] = shown;
  const accepted = others.filter(({ status }) => status === 'accepted');
  const cards = newest ? [newest, ...accepted] : [];
  const earlier = proposals.filter((proposal) => !cards.includes(proposal));
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="proposals" className="print:hidden">
      <h2 id="proposals" className="sr-only">
        {text.title}
      </h2>
      {cards.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          proposal={proposal}
          state={stateOf(proposal)}
          isLastRead={proposal.version === lastRead}
          onOpen={() => onOpen(proposal.version)}
        />
      ))}
      {earlier.length > 0 && (
        <details className="mt-3" open={earlier.some(({ version }) => version === lastRead)}>
          <summary className="min-h-11 cursor-pointer py-2.5 text-muted hover:text-ink">
            {text.card.earlier}
          </summary>
          <ul className="border-s border-line ps-4">
            {earlier.map((proposal) => (
              <li key={proposal.id} className="py-1">
                <Button
                  variant="link"
                  size="inline"
                  className="min-h-11 text-start"
                  autoFocus={proposal.version === lastRead}
                  onClick={() => onOpen(proposal.version)}
                >
                  {text.card.version(proposal.version, totalOf(proposal))}
                </Button>
                <p className="text-small text-muted">{stateOf(proposal)}</p>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

type ProposalCardProps = {
  proposal: SentProposal;
  state: string;
  isLastRead: boolean;
  onOpen: () => void;
};

function ProposalCard({ proposal, state, isLastRead, onOpen }: ProposalCardProps) {
  const dates = travelDates(proposal);
  return (
    <article
      aria-labelledby={`proposal-${proposal.version}`}
      className="mt-4 border border-line border-t-2 border-t-sea bg-surface px-5 py-5 first-of-type:mt-0 sm:px-7 sm:py-6"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <p className="text-small font-medium tracking-[0.14em] text-sea uppercase">
            {text.title}
          </p>
          <h3
            id={`proposal-${proposal.version}`}
            dir="auto"
            className="mt-1 text-title [overflow-wrap:anywhere]"
          >
            {proposal.title}
          </h3>
          {dates && <p className="tabular mt-1 text-muted">{dates}</p>}
        </div>
        <p className="tabular font-display text-[1.6rem] leading-none font-semibold whitespace-nowrap">
          <span className="sr-only">{text.items.total} </span>
          {totalOf(proposal)}
        </p>
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <p className="max-w-[44ch]">{state}</p>
        <Button
          variant={proposal.status === 'sent' ? 'primary' : 'outline'}
          autoFocus={isLastRead}
          onClick={onOpen}
        >
          {text.card.read}
        </Button>
      </div>
    </article>
  );
}
