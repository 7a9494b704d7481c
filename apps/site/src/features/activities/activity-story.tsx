import type { Activity } from '@expat-buddy/domain/activity/types';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { englishMark } from '#lib/text/english-mark.ts';
import { activityMessages } from '#messages/trips/activities.ts';
import { StarOrnament } from '#ui/star-ornament.tsx';

/** 'About This Experience' (specification, section 2). */
export function ActivityStory({ activity }: { activity: Activity }) {
  const { activity: text } = activityMessages;
  const paragraphs = activity.longdescription.split(/\n+/).filter((part) => part.trim());
  return (
    <section aria-labelledby="about-experience">
      <h2 id="about-experience" className="text-section">
        {text.about}
      </h2>
      <div {...englishMark(activity, 'longdescription')} className="mt-6 max-w-[66ch] space-y-5">
        {paragraphs.map((paragraph, index) => (
          <p key={index} className={index === 0 ? 'text-lead' : undefined}>
            {paragraph}
          </p>
        ))}
      </div>
      <div className="mt-12 grid gap-x-12 gap-y-10 sm:grid-cols-2">
        <StoryList
          title={text.highlights}
          activity={activity}
          field="highlights"
          mark={<StarOrnament className="mt-[0.4em] size-3.5 shrink-0 text-ochre" />}
        />
        <StoryList
          title={text.requirements}
          activity={activity}
          field="requirements"
          mark={<Check className="mt-[0.3em] size-4.5 shrink-0 text-green" aria-hidden="true" />}
        />
      </div>
    </section>
  );
}

type StoryListProps = {
  title: string;
  activity: Activity;
  field: 'highlights' | 'requirements';
  mark: ReactNode;
};

function StoryList({ title, activity, field, mark }: StoryListProps) {
  if (activity[field].length === 0) return null;
  return (
    <div>
      <h3 className="text-title">{title}</h3>
      <ul className="mt-4 space-y-3">
        {activity[field].map((item, index) => (
          <li key={index} className="flex gap-3">
            {mark}
            <span {...englishMark(activity, `${field}.${index}`)}>{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
