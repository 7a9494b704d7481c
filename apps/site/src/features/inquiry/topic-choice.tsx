import { inquiryKinds } from '@expat-buddy/domain/inquiry/kinds/kinds';
import { type ServiceType, serviceTypes } from '@expat-buddy/domain/inquiry/service-types';
import { contactMessages } from '#messages/company/contact.ts';
import { ServiceIcon } from '#ui/service-icon.tsx';
import { StarOrnament } from '#ui/star-ornament.tsx';

export const TOPIC_FIELD = 'topic';

type TopicChoiceProps = { value: ServiceType; onChange: (topic: ServiceType) => void };

export function TopicChoice({ value, onChange }: TopicChoiceProps) {
  const { topicQuestion, topics: names } = contactMessages;
  return (
    <fieldset className="@container">
      <legend className="mb-3 text-[0.95rem] font-medium">{topicQuestion}</legend>
      <div className="grid grid-cols-2 gap-2 @lg:flex @lg:flex-wrap">
        {serviceTypes.map((type) => (
          <label
            key={type}
            className="group/topic relative flex min-h-11 items-center gap-2.5 rounded-md border border-field bg-surface px-3 py-2 text-[0.95rem] leading-tight transition-colors hover:border-sea has-checked:border-sea has-checked:bg-sea has-checked:text-on-sea has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-sea"
          >
            <input
              type="radio"
              name={TOPIC_FIELD}
              value={type}
              checked={type === value}
              onChange={() => onChange(type)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-md outline-none"
            />
            {type === value ? (
              <StarOrnament className="size-4.5 shrink-0" />
            ) : (
              <ServiceIcon
                name={inquiryKinds[type].icon}
                className="size-4.5 shrink-0 text-muted"
              />
            )}
            {names[type]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
