import type { MyInquiry } from '@expat-buddy/domain/my-inquiry/types';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { locale } from '#messages/locale.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';

/** The progress of an inquiry: received, answered, agreed. */
export function ProgressLine({ inquiry }: { inquiry: MyInquiry }) {
  const { steps } = myInquiryMessages;
  const day = new Intl.DateTimeFormat(locale.dateTag, { day: 'numeric', month: 'short' });
  const firstReply = inquiry.thread.find(({ direction }) => direction === 'outbound');
  const points = [
    { label: steps.received, at: inquiry.created_at, isReached: true },
    { label: steps.answered, at: firstReply?.sent_at, isReached: Boolean(firstReply) },
    { label: steps.agreed, at: undefined, isReached: inquiry.status === 'won' },
  ];
  return (
    <ol aria-label={steps.label} className="mt-8 flex max-w-xl">
      {points.map(({ label, at, isReached }, index) => (
        <li
          key={label}
          className={`relative flex-1 last:flex-none ${isReached ? '' : 'text-muted'}`}
        >
          {index < points.length - 1 && (
            <span
              aria-hidden="true"
              className={`absolute start-8 end-2 top-3 border-t-2 ${points[index + 1]?.isReached ? 'border-ochre' : 'border-dashed border-line'}`}
            />
          )}
          <StarOrnament className={`size-6 ${isReached ? 'text-ochre' : 'text-muted/40'}`} />
          <span className="mt-2 block text-small font-medium">{label}</span>
          {at && (
            <time dateTime={at} className="tabular block text-small text-muted">
              {day.format(new Date(at))}
            </time>
          )}
        </li>
      ))}
    </ol>
  );
}
