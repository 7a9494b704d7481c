import type { FaqTopic } from '@expat-buddy/domain/faq/topics';
import type { FaqQuestion } from '@expat-buddy/domain/faq/types';
import { Plus } from 'lucide-react';
import { englishMark } from '#lib/text/english-mark.ts';
import { faqMessages } from '#messages/guide/faq.ts';
import { LinkedText } from '#ui/linked-text.tsx';
import { answerParagraphs } from './answer-paragraphs.ts';

type FaqListProps = { groups: { topic: FaqTopic; questions: FaqQuestion[] }[] };

/** Native disclosures: the browser's find-in-page opens closed answers. */
export function FaqList({ groups }: FaqListProps) {
  const { topics } = faqMessages;
  return groups.map(({ topic, questions }) => (
    <section
      key={topic}
      aria-labelledby={topic}
      className="grid gap-x-16 gap-y-5 border-t border-line pt-8 pb-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <h2
        id={topic}
        tabIndex={-1}
        className="text-section outline-none lg:sticky lg:top-[calc(var(--header-height)+2rem)] lg:self-start"
      >
        {topics[topic]}
      </h2>
      <div className="divide-y divide-line">
        {questions.map((question) => (
          <details key={question.id} id={question.id} className="group/answer">
            <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-6 py-3 hover:text-sea [&::-webkit-details-marker]:hidden">
              <h3
                {...englishMark(question, 'title')}
                className="text-[clamp(1.15rem,1.1rem+0.3vw,1.35rem)] leading-snug"
              >
                {question.title}
              </h3>
              <Plus
                className="size-5 shrink-0 text-terracotta transition-transform duration-300 group-open/answer:rotate-45 print:hidden"
                aria-hidden="true"
              />
            </summary>
            <div {...englishMark(question, 'answer')} className="max-w-[62ch] space-y-3 pe-8 pb-7">
              {answerParagraphs(question.answer).map((paragraph, index) => (
                <p key={index}>
                  <LinkedText text={paragraph} />
                </p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  ));
}
