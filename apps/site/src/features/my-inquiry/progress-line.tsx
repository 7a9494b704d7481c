import { calendarDayOf } from '@expat-buddy/domain/dates/calendar-day';
import { dayText } from '@expat-buddy/domain/format/day';
import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import type { SentProposal } from '@expat-buddy/domain/proposal/types';
import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { locale } from '#messages/locale.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';

/** The progress of an inquiry: received, answered, agreed. */
export function ProgressLine({ inquiry }: { inquiry: MyInquiry }) {
  const { steps } = myInquiryMessages;
  const firstReply = inquiry.thread.find(({ direction }) => direction === 'outbound');
  const agreed = (inquiry.proposals as SentProposal[]).find(({ status }) => status === 'accepted');
  const points = [
    { label: steps.received, at: inquiry.created_at, isReached: true },
    { label: steps.answered, at: firstReply?.sent_at, isReached: Boolean(firstReply) },
    {
      label: steps.agreed,
      at: agreed?.confirmed_at ?? agreed?.answered_at ?? undefined,
      isReached: inquiry.status === 'won',
    },
  ];
  const latest = points.findLastIndex(({ isReached }) => isReached);
  return (
    <ol aria-label={steps.label} className="mt-8 flex max-w-xl">
      {points.map(({ label, at, isReached }, index) => (
        <li
          key={label}
          aria-current={index === latest ? 'step' : undefined}
          className={`relative flex-1 last:flex-none ${isReached ? '' : 'text-muted'}`}
        >
          {index < points.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute start-8 end-2 top-3 border-t-2 ${points[index + 1]?.isReached ? 'border-ochre' : 'border-dashed border-line'}`}
            />
          )}
          <StarOrnament className={`size-6 ${isReached ? 'text-ochre' : 'text-muted/40'}`} />
          <span className="mt-2 block text-small font-medium">{label}</span>{' '}
          {!isReached && <span className="block text-small">{steps.notYet}</span>}
          {isReached && at && (
            <time dateTime={at} className="tabular block text-small text-muted">
              {dayText(calendarDayOf(new Date(at), OFFICE_TIME_ZONE), locale.language, {
                day: 'numeric',
                month: 'short',
              })}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
