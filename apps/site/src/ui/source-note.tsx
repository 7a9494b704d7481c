import { EVENT_TIME_ZONE } from '@expat-buddy/domain/event/state';
import { isDueForReview } from '@expat-buddy/domain/source/review';
import type { Source } from '@expat-buddy/domain/source/types';
import { useSourceMessages } from '#lib/messages/source-messages.ts';
import { useToday } from '#lib/use-today.ts';

/** Where a statement comes from, when it was last read, and whether that is too long ago. */
export function SourceNote({ source }: { source: Source }) {
  const text = useSourceMessages();
  const today = useToday(EVENT_TIME_ZONE);
  const isDue = today !== null && isDueForReview(source.checked_on, today);
  return (
    <div className="mt-5 space-y-1 text-small text-muted">
      <p>
        {text.source}{' '}
        <a
          href={source.source_url}
          rel="noopener"
          className="text-sea underline underline-offset-4 hover:text-sea-strong"
        >
          {source.source_name}
        </a>
        {source.source_note && ` · ${source.source_note}`}
      </p>
      <p>
        {source.checked_on && text.checked(source.checked_on, source.checked_by)}
        {isDue && <strong className="ms-2 font-medium text-terracotta">{text.due}</strong>}
      </p>
    </div>
  );
}
