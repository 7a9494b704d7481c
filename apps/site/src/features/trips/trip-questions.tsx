import type { TripDetails } from '@expat-buddy/domain/trip/types';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { tripMessages } from '#messages/trips/trip.ts';
import { LinkedText } from '#ui/linked-text.tsx';
import { TripSection } from './trip-section.tsx';

type TripQuestionsProps = {
  details: TripDetails;
  kind: keyof typeof tripMessages.questions.titles;
  askUs: ReactNode;
};

/** Native disclosures: the browser's find-in-page opens closed answers. */
export function TripQuestions({ details, kind, askUs }: TripQuestionsProps) {
  const { questions: text } = tripMessages;
  return (
    <TripSection id="questions" title={text.titles[kind]}>
      <div className="mt-6 divide-y divide-line border-y border-line">
        {details.questions.map(({ id, question, answer }, index) => (
          <details key={id} id={`question-${id}`} className="group/answer">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 hover:text-sea [&::-webkit-details-marker]:hidden">
              <h3
                {...englishMark(details, `questions.${index}.question`)}
                className="text-[clamp(1.1rem,1.05rem+0.3vw,1.3rem)] leading-snug"
              >
                {question}
              </h3>
              <Plus
                className="size-5 shrink-0 text-terracotta transition-transform duration-300 group-open/answer:rotate-45 print:hidden"
                aria-hidden="true"
              />
            </summary>
            <p
              {...englishMark(details, `questions.${index}.answer`)}
              className="max-w-[62ch] pe-8 pb-6 whitespace-pre-line"
            >
              <LinkedText text={answer} />
            </p>
          </details>
        ))}
      </div>
      <p className="mt-5 print:hidden">
        {text.more} {askUs}
      </p>
    </TripSection>
  );
}
