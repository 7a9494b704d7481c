import { isDueForReview, SOURCE_TIME_ZONE } from '@expat-buddy/domain/source/review';
import type { Source } from '@expat-buddy/domain/source/types';
import { useToday } from '#lib/hooks/use-today.ts';
import { englishMark } from '#lib/text/english-mark.ts';
import { sourceMessages as text } from '#messages/controls/source.ts';

type SourceNoteProps = { source: Source };

/** Where a statement comes from, when it was last read, and whether that is too long ago. */
export function SourceNote({ source }: SourceNoteProps) {
  return (
    <p className="mt-3 text-small text-muted [&>a]:print:after:break-all [&>a]:print:after:content-['_('_attr(href)_')']">
      <SourceName source={source} />
      {source.source_note && (
        <>
          {' · '}
          <span {...englishMark(source, 'source_note')}>{source.source_note}</span>
        </>
      )}{' '}
      <LastRead source={source} />
    </p>
  );
}

/** The same in one line, without the note on the source. */
export function ShortSourceNote({ source }: SourceNoteProps) {
  return (
    <p className="text-small text-muted print:inline print:before:content-['_'] print:after:content-['_']">
      <SourceName source={source} /> · <LastRead source={source} />
    </p>
  );
}

function SourceName({ source }: SourceNoteProps) {
  return (
    <>
      {text.source}{' '}
      <a
        href={source.source_url}
        rel="noopener"
        className="text-sea underline underline-offset-4 hover:text-sea-strong"
      >
        <span {...englishMark(source, 'source_name')}>{source.source_name}</span>
      </a>
    </>
  );
}

function LastRead({ source }: SourceNoteProps) {
  const today = useToday(SOURCE_TIME_ZONE);
  const isDue = today !== null && isDueForReview(source.checked_on, today);
  return (
    <>
      {source.checked_on && text.checked(source.checked_on, source.checked_by)}
      {isDue && <strong className="ms-2 font-medium text-terracotta">{text.due}</strong>}
    </>
  );
}
