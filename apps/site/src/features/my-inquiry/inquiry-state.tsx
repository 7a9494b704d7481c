import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { myInquiryMessages as text } from '#messages/inquiry/my-inquiry.ts';
import { ReplyTime } from '#ui/typical-reply.tsx';
import { ProgressLine } from './progress-line.tsx';

type State =
  | 'new'
  | 'in_progress'
  | 'waiting'
  | 'unoffered'
  | 'accepted'
  | 'won'
  | 'lost'
  | 'withdrawn';

const isAccepted = (proposal: unknown) => (proposal as { status: string }).status === 'accepted';

/** Nothing of what we offered stands, and we have not written since. */
function isUnoffered({ proposals, thread }: MyInquiry): boolean {
  const offers = proposals as { withdrawn_at: string | null }[];
  const [withdrawnAt = ''] = offers
    .map(({ withdrawn_at }) => withdrawn_at ?? '')
    .sort()
    .reverse();
  const areGone = offers.length > 0 && offers.every(({ withdrawn_at }) => withdrawn_at !== null);
  return (
    areGone &&
    thread.every(
      ({ direction, sent_at }) =>
        direction === 'inbound' || Date.parse(sent_at) <= Date.parse(withdrawnAt),
    )
  );
}

/** Open inquiries wait for one side, whatever colleagues call it. */
function stateOf(inquiry: MyInquiry): State {
  const { status, is_withdrawn, awaits, thread, proposals } = inquiry;
  if (is_withdrawn) return 'withdrawn';
  if (status === 'won' || status === 'lost') return status;
  if (proposals.some(isAccepted)) return 'accepted';
  const isAnswered = thread.some(({ direction }) => direction === 'outbound');
  if (isAnswered && awaits === 'customer') return isUnoffered(inquiry) ? 'unoffered' : 'waiting';
  return status === 'waiting' ? 'in_progress' : status;
}

/** In plain words: where the inquiry is, and when an answer is usual. */
export function InquiryState({ inquiry }: { inquiry: MyInquiry }) {
  const company = useSiteName();
  const state = stateOf(inquiry);
  const { title, text: sentence } = text.states[state];
  return (
    <header>
      <p className="tabular text-small font-medium tracking-[0.14em] text-terracotta uppercase">
        <span>{company}</span> <span aria-hidden="true">·</span>{' '}
        <span>{text.reference(inquiry.reference)}</span>
      </p>
      <h1 className="mt-3 max-w-[14em] text-display">{title}</h1>
      <p role="status" className="mt-5 max-w-[54ch] text-lead text-muted">
        {sentence}
      </p>
      {(state === 'new' || state === 'in_progress') && (
        <ReplyTime className="mt-3 max-w-[60ch] text-small text-muted" />
      )}
      <ProgressLine inquiry={inquiry} />
    </header>
  );
}
