import { isServiceType, type ServiceType } from '@expat-buddy/domain/inquiry/service-types';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '#hydrate/use-is-hydrated.ts';
import { useStoredInquiries } from '#lib/storage/stored-inquiries.ts';
import { CONTACT_PAGE_DRAFT, readDraft } from './inquiry-drafts.ts';
import { InquiryForm } from './inquiry-form.tsx';
import type { InquiryRequest, Selected } from './inquiry-request.ts';
import { InquirySent } from './inquiry-sent.tsx';
import { InquiryWaiting } from './inquiry-waiting.tsx';
import { TOPIC_FIELD, TopicChoice } from './topic-choice.tsx';
import type { SentInquiry } from './use-inquiry-form.ts';
import { wasSentHere } from './waiting-inquiries.ts';

type ContactFormProps = {
  /** A new URL overrides what the visitor chose. */
  preset: {
    key: string;
    topic?: ServiceType;
    travels: Selected[];
    activities: Selected[];
    subject?: Selected;
  };
};

const layout = { fields: 'pt-6', foot: 'pt-6' };

function draftedTopic(): ServiceType | undefined {
  const service = readDraft(CONTACT_PAGE_DRAFT)?.service;
  return isServiceType(service) ? service : undefined;
}

function useEarlyTopic(): ServiceType | undefined {
  const isHydrated = useIsHydrated();
  const [topic] = useState(() => {
    if (isHydrated || typeof document === 'undefined') return;
    const chosen = document.querySelector<HTMLInputElement>(`input[name="${TOPIC_FIELD}"]:checked`);
    return isServiceType(chosen?.value) ? chosen.value : undefined;
  });
  return topic;
}

export function ContactForm({ preset }: ContactFormProps) {
  const [choice, setChoice] = useState<{ key: string; topic: ServiceType }>();
  const isHydrated = useIsHydrated();
  const [drafted, setDrafted] = useState(() => (isHydrated ? draftedTopic() : undefined));
  useEffect(() => setDrafted((topic) => topic ?? draftedTopic()), []);
  const early = useEarlyTopic();
  useEffect(() => {
    // The prerendered form has no preset.
    if (early) setChoice({ key: '', topic: early });
  }, [early]);
  const [deselected, setDeselected] = useState<string[]>([]);
  const [sent, setSent] = useState<SentInquiry>();
  const waitingText = useStoredInquiries();

  const chosen = choice?.key === preset.key ? choice.topic : undefined;
  const topic = chosen ?? preset.topic ?? drafted ?? 'general';
  const markOf = (id: string) => `${preset.key} ${id}`;
  const kept = (selected: Selected[]) =>
    selected.filter(({ id }) => !deselected.includes(markOf(id)));
  const request: InquiryRequest = {
    serviceType: topic,
    travels: kept(preset.travels),
    activities: kept(preset.activities),
    subject: preset.subject && kept([preset.subject])[0],
  };

  const another = () => setSent(undefined);
  const isStillWaiting = sent?.isWaiting && waitingText?.includes(sent.submissionId);
  if (sent && isStillWaiting) {
    return <InquiryWaiting submissionId={sent.submissionId} onAnother={another} />;
  }
  if (sent && (!sent.isWaiting || wasSentHere(sent.submissionId)))
    return <InquirySent sent={sent} onAnother={another} />;
  return (
    <>
      <TopicChoice value={topic} onChange={(next) => setChoice({ key: preset.key, topic: next })} />
      <InquiryForm
        request={request}
        draftKey={CONTACT_PAGE_DRAFT}
        onSent={setSent}
        onDeselect={(id) => setDeselected([...deselected, markOf(id)])}
        layout={layout}
      />
    </>
  );
}
