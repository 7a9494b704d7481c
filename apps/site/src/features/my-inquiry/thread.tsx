import { momentText } from '@expat-buddy/domain/format/day';
import { isolateNumbers } from '@expat-buddy/domain/format/number-isolation';
import type { InquiryChange, MyInquiry, ThreadMessage } from '@expat-buddy/domain/my-inquiry/types';
import { OFFICE_TIME_ZONE } from '@expat-buddy/domain/site-settings/opening-hours';
import type { ReactNode } from 'react';
import { useSiteName } from '#lib/site-settings/site-name.ts';
import { myInquiryMessages } from '#messages/inquiry/my-inquiry.ts';
import { locale } from '#messages/locale.ts';
import { FileList } from './file-list.tsx';
import { useJourneyDates } from './journey-text.ts';

type Entry = { at: string; key: string; content: ReactNode };

const byTime = (one: Entry, other: Entry) => Date.parse(one.at) - Date.parse(other.at);

/** The inquiry, the messages in both directions and what the customer changed, in order. */
export function Thread({ token, inquiry }: { token: string; inquiry: MyInquiry }) {
  const { thread: text } = myInquiryMessages;
  const entries: Entry[] = [
    ...inquiry.thread.map((message) => ({
      at: message.sent_at,
      key: message.id,
      content: <Message token={token} message={message} />,
    })),
    ...inquiry.changes.map((change) => ({
      at: change.created_at,
      key: `change-${change.id}`,
      content: <Change change={change} />,
    })),
  ].sort(byTime);
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="text-title">
        {text.title}
      </h2>
      <p className="mt-2 text-small text-muted">{text.clock}</p>
      <ol className="mt-5 space-y-5">
        <li>
          <Letter
            isOwn
            from={text.you}
            at={inquiry.created_at}
            body={inquiry.message}
            language={inquiry.language}
          >
            <FileList token={token} files={inquiry.files} />
          </Letter>
        </li>
        {entries.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ol>
    </section>
  );
}

function Message({ token, message }: { token: string; message: ThreadMessage }) {
  const { thread: text } = myInquiryMessages;
  const company = useSiteName();
  const { direction, is_own, author } = message;
  const sender = is_own ? text.you : author || text.somebody;
  return (
    <Letter
      isOwn={direction === 'inbound'}
      from={direction === 'outbound' ? text.office(author ?? '', company) : sender}
      at={message.sent_at}
      body={message.body}
      language={message.language}
    >
      {message.proposal_id && (
        <p className="mt-3 text-small font-medium text-terracotta">{text.proposal}</p>
      )}
      <FileList token={token} files={message.files} />
    </Letter>
  );
}

/** As the days of a proposal, which are those of the office. */
const officeTime = { timeZone: OFFICE_TIME_ZONE, month: 'short' } as const;

type LetterProps = {
  isOwn: boolean;
  from: string;
  at: string;
  body: string;
  language: string;
  children?: ReactNode;
};

/** Text is text: nothing in it becomes markup or a link. */
function Letter({ isOwn, from, at, body, language, children }: LetterProps) {
  return (
    <article
      className={`rounded-md px-5 py-4 sm:px-6 ${isOwn ? 'ms-6 bg-sand/70 sm:ms-16' : 'me-6 border border-line border-s-4 border-s-sea bg-surface sm:me-16'}`}
    >
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5">
        <h3 className="font-sans text-[1rem] font-medium tracking-normal [overflow-wrap:anywhere]">
          {from}
        </h3>
        <time dateTime={at} className="tabular text-small text-muted">
          {momentText(new Date(at), locale.language, officeTime)}
        </time>
      </header>
      <p dir="auto" lang={language} className="mt-2 max-w-[68ch] whitespace-pre-line break-words">
        {isolateNumbers(body)}
      </p>
      {children}
    </article>
  );
}

function Change({ change: { kind, from, to, created_at } }: { change: InquiryChange }) {
  const { thread: text, sent } = myInquiryMessages;
  const datesOf = useJourneyDates();
  const groupOf = (size: string | null) => (size === null ? text.open : sent.groupSize(size));
  const days = (interval: string | null) => {
    const [departure = '..', back = '..'] = interval?.split('/') ?? [];
    const day = (end: string) => (end === '..' ? null : end);
    return datesOf(day(departure), day(back)) ?? text.open;
  };
  const sentences: Record<typeof kind, () => string> = {
    dates: () => text.changedDates(days(from), days(to)),
    group_size: () => text.changedGroup(groupOf(from), groupOf(to)),
    children_under_12: () => text.changedUnder12(from ?? '', to ?? ''),
    children_under_5: () => text.changedUnder5(from ?? '', to ?? ''),
  };
  return (
    <p className="ms-6 border-s-2 border-ochre ps-4 text-small text-muted sm:ms-16">
      {sentences[kind]()}
      <time dateTime={created_at} className="sr-only">
        {' '}
        {momentText(new Date(created_at), locale.language, officeTime)}
      </time>
    </p>
  );
}
